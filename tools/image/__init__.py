"""The image of deploy/Containerfile, built and tried without a container engine."""
