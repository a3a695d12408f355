"""The files around the code: workflows, containers, services, templates."""

import configparser
import re
from importlib.metadata import version
from pathlib import Path
from typing import Any

import click
import pytest
import yaml
from tests.package.environments import PROJECT, ROOT

from railwright.cli.configuration import PREFIX
from railwright.cli.serve import PORT, serve

DEPLOY = ROOT / "deploy"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
OPTIONS = {
    str(each.envvar): each for each in serve.params if isinstance(each, click.Option)
}
HOSTS = re.compile(r"pypi\.org|pythonhosted|npmjs|docker\.io|ghcr\.io|quay\.io")


def parsed(path: Path) -> Any:  # noqa: ANN401 - YAML holds anything
    return yaml.safe_load(path.read_text("utf-8"))


COMPOSE = parsed(DEPLOY / "compose.yaml")


def test_the_version_stands_in_one_place() -> None:
    told = (ROOT / "CHANGELOG.md").read_text("utf-8")

    assert version("railwright") == PROJECT["version"]
    assert f"\n## {PROJECT['version']}\n" in told
    assert "version" not in parsed(ROOT / "CITATION.cff")
    assert '"version"' not in (ROOT / "web" / "package.json").read_text("utf-8")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_little_and_ends(path: Path) -> None:
    workflow = parsed(path)

    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        assert job["timeout-minutes"] <= 90
        assert {*job.get("permissions", {})} <= {"id-token", "pages"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_makes_only_what_can_be_made(path: Path) -> None:
    targets = re.findall(r"(?m)^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"))

    assert {*re.findall(r"run: make (\w+)", path.read_text("utf-8"))} <= {*targets}


def test_the_checks_try_every_version_that_the_project_names() -> None:
    named = [
        each.rpartition(" ")[2]
        for each in PROJECT["classifiers"]
        if re.search(r":: 3\.\d+$", each)
    ]
    checks = parsed(ROOT / ".github" / "workflows" / "ci.yml")

    assert checks["jobs"]["test"]["strategy"]["matrix"]["python"] == named
    assert PROJECT["requires-python"] == f">={named[0]}"


@pytest.mark.parametrize("name", sorted(COMPOSE["services"]))
def test_a_container_has_no_more_rights_than_it_needs(name: str) -> None:
    service = COMPOSE["services"][name]

    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert not {"privileged", "pid", "network_mode"} & {*service}


def test_only_the_proxy_is_open_to_the_world() -> None:
    services = COMPOSE["services"]

    assert [name for name in services if "ports" in services[name]] == ["proxy"]
    assert COMPOSE["networks"]["back"]["internal"] is True
    assert "front" not in services["database"]["networks"]


def test_the_settings_of_the_container_are_options_of_the_server() -> None:
    told = COMPOSE["services"]["railwright"]["environment"]
    image = (DEPLOY / "Containerfile").read_text("utf-8")
    named = {*told, *re.findall(rf"{PREFIX}\w+", image)}
    (front,) = COMPOSE["networks"]["front"]["ipam"]["config"]

    assert {name for name in named if name.startswith(PREFIX)} <= {*OPTIONS}
    assert told["RAILWRIGHT_PROXY"] == front["subnet"]
    assert f"RAILWRIGHT_PORT={PORT}" in image
    assert f"railwright:{PORT}" in (DEPLOY / "Caddyfile").read_text("utf-8")


def test_every_variable_of_the_compose_file_is_in_the_example() -> None:
    wanted = re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8"))
    given = re.findall(r"(?m)^(\w+)=", (DEPLOY / "env.example").read_text("utf-8"))

    assert {*wanted} == {*given}


def test_the_image_runs_by_nobodys_user_and_copies_what_is_there() -> None:
    image = (DEPLOY / "Containerfile").read_text("utf-8")
    build, last = image.split("\nFROM ")[-2:]

    assert "pip uninstall --yes pip setuptools" in build
    assert "groupadd --gid 10001" in last
    assert re.findall(r"(?m)^USER (.+)$", last) == ["10001:10001"]
    assert "HEALTHCHECK" in last
    assert not re.search(r"\b(gcc|pip|make)\b", last)
    assert re.findall(r"(?m)^COPY (?!--from)(.+)$", image) == [". ."]


def test_the_service_starts_the_server_with_options_that_it_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On the command line is none, so that the environment can set them all."""
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # as the docs of it say
    unit.read_string((DEPLOY / "railwright.service").read_text("utf-8"))
    service = unit["Service"]
    for line in service["Environment"].split():
        monkeypatch.setenv(*line.split("=", 1))
    said = serve.make_context("serve", []).params

    assert service["ExecStart"].split()[1:] == ["serve"]
    assert (said["port"], said["log_json"]) == (PORT, True)
    assert str(said["data"]) == "/var/lib/railwright"
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["SystemCallFilter"] == "~@privileged", "workers limit themselves"


def test_no_file_names_the_host_of_a_registry() -> None:
    files = [
        *DEPLOY.iterdir(),
        *(path for path in (ROOT / ".github").rglob("*") if path.is_file()),
        *ROOT.glob("*.md"),
        *(ROOT / name for name in ("CITATION.cff", "Makefile", "pyproject.toml")),
    ]

    assert [path.name for path in files if HOSTS.search(path.read_text("utf-8"))] == []


def test_hooks_run_what_is_in_the_environment() -> None:
    (local,) = parsed(ROOT / ".pre-commit-config.yaml")["repos"]

    assert local["repo"] == "local"
    assert all(each["entry"].startswith(".venv/bin/") for each in local["hooks"])


@pytest.mark.parametrize("name", ["SECURITY.md", "CODE_OF_CONDUCT.md", "README.md"])
def test_links_between_files_lead_somewhere(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    links = re.findall(r"\]\((?!https?:)([^)#]+)", text)

    assert [link for link in links if not (ROOT / link).exists()] == []
