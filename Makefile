# `make play` and `make test` are all a fresh machine needs; `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# RAILWRIGHT_PURE=1 asks for the interpreted core, which is another environment.
BUILD := $(if $(filter 1,$(RAILWRIGHT_PURE)),pure,compiled)
PLAY := $(VENV)/.play-$(BUILD)
DEV := $(VENV)/.dev-$(BUILD)
CLIENT := src/railwright/server/static/built-from.txt
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/railwright/words/*/*.ftl)
OFFLINE := src/railwright/server/engine/files.json
ENGINE_SOURCES := $(shell find src/railwright -name "*.py" -o -name "*.json" -not -path "*/server/*") $(wildcard web/engine/*.js tools/package/*.mjs tools/package/engine.py)
PROJECT := pyproject.toml setup.py constraints.txt $(wildcard src/railwright/core/*.py src/railwright/encoding/*.py src/railwright/tactics/*.py)

# Bytecode is kept whatever the shell says: tests start hundreds of processes, and each
# would compile all that it imports.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play screenshots test soak check lint lint-python lint-client format docs pictures bench coverage package offline clean browser postgres

help:
	@echo "make play      set up, then play in your browser"
	@echo "make test      set up, then run all tests, in a real browser too"
	@echo "make soak      run the tests that take too long for every change"
	@echo "make check     before a commit: format, lint, types, layers, fast tests"
	@echo "make format    put the code into its canonical form"
	@echo "make docs      build the documentation into docs/_build/html"
	@echo "make pictures  take the pictures of the README and the docs again"
	@echo "make screenshots  every page and state of the client as a picture"
	@echo "make bench     measure; tables on screen, JSON in build/bench"
	@echo "make coverage  branch coverage of all Python, on the interpreted build"
	@echo "make offline   build the engine for browsers, for play without a server"
	@echo "make package   build source archive and wheel into dist, and check them"
	@echo "make clean     remove what was built and the virtual environment"

play: $(PLAY) $(CLIENT)
	@$(BIN)/railwright serve --open

# The tests of a browser run apart: Playwright keeps an event loop in their process.
test: $(DEV) $(CLIENT) $(OFFLINE) browser postgres
	@$(BIN)/python tools/package/client.py test
	@$(BIN)/python -m pytest -n 3 --dist worksteal -m "not browser and not soak"
	@$(BIN)/python -m pytest -n 2 --dist worksteal -m "browser and not soak" tests/web

# What takes too long for every change: an hour in which strangers attack a server while
# fifty tables play (SIEGE_SECONDS=120 for two minutes), 200 games with a server killed
# again and again, 2,000 games at every table in both builds, and 200 in a browser.
soak: $(DEV) $(CLIENT) $(OFFLINE) browser postgres
	@$(BIN)/python -m pytest -n 2 -m "soak and not browser"
	@$(BIN)/python -m pytest -n 2 -m "soak and browser" tests/web

check: format lint postgres
	@$(BIN)/python -m pytest -q -n 2 -m "not browser and not slow"

# Python and the client, which `make -j2 lint` looks at side by side.
lint: lint-python lint-client

lint-python: $(DEV)
	@$(BIN)/ruff format --check --quiet || { echo "not formatted: run make format"; exit 1; }
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports

lint-client: $(DEV)
	@$(BIN)/python tools/package/client.py lint

format: $(DEV)
	@$(BIN)/ruff format --quiet
	@$(BIN)/ruff check --quiet --fix
	@$(BIN)/python tools/package/client.py format

docs: $(DEV)
	@$(BIN)/sphinx-build -W --keep-going -q -b html docs docs/_build/html
	@echo "docs/_build/html/index.html"

# The boards, in the order of `railwright map list`, and a turn at a table.
pictures: $(DEV) $(CLIENT) browser
	@for board in $$($(BIN)/railwright map list | awk 'NR > 1 { print $$1 }'); do \
		$(BIN)/railwright map draw $$board -o docs/images/$$board.png --width 560; done
	@$(BIN)/python -m tests.web.screenshots build/pictures europe-turn
	@cp build/pictures/europe-turn-1280-light.png docs/images/table.png

SCREENSHOTS ?= build/screenshots
screenshots: $(DEV) $(CLIENT) browser
	@$(BIN)/python -m tests.web.screenshots $(SCREENSHOTS)

bench: $(DEV) $(OFFLINE)
	@$(BIN)/python benchmarks/boards.py
	@$(BIN)/python benchmarks/engine.py
	@$(BIN)/python -m benchmarks.research
	@$(BIN)/python benchmarks/contests.py
	@$(BIN)/python benchmarks/network.py
	@$(BIN)/python -m benchmarks.store
	@$(BIN)/python -m benchmarks.server
	@$(BIN)/python -m benchmarks.thinking
	@$(BIN)/python -m benchmarks.offline

# On a copy without compiled parts, which coverage could not look into. All Python is in the
# report; the engine must be covered nearly whole.
ENGINE := */railwright/core/*,*/railwright/games/*,*/railwright/model/*
coverage: $(DEV)
	@rm -rf build/coverage && mkdir -p build/coverage && cp -R src build/coverage/src
	@find build/coverage -name "*.so" -delete
	@PYTHONPATH=build/coverage/src $(BIN)/python -m coverage run \
		-m pytest -q -n 2 --timeout 600 -m "not browser and not slow and not soak"
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report
	@$(BIN)/coverage report --include="$(ENGINE)" --fail-under=98 --format=total

# The tools of a release are no part of the environment in which we work.
RELEASE := build/release
package: $(DEV)
	@$(BIN)/python -m venv $(RELEASE)
	@$(RELEASE)/bin/pip install --quiet --disable-pip-version-check build twine
	@rm -rf dist
	@$(RELEASE)/bin/python -m build
	@$(RELEASE)/bin/python -m twine check --strict dist/*

clean:
	rm -rf $(VENV) build dist docs/_build src/*.egg-info
	find src -name "*.so" -delete

# Python for WebAssembly and our packages, from which `railwright serve` and
# `railwright export site` let people play without a network.
offline: $(OFFLINE)

$(OFFLINE): $(ENGINE_SOURCES) | $(DEV) $(CLIENT)
	@$(BIN)/python tools/package/engine.py

browser:
	@tools/ensure-browser

postgres:
	@tools/ensure-postgres

# The environment is made once and again only when the project's own files ask for it.
$(PLAY): $(PROJECT)
	@PYTHON="$(PYTHON)" tools/install $(VENV) ".[server]"
	@touch $@

# The install builds the client; afterwards only what is new in web/ builds it again.
$(CLIENT): $(WEB) | $(PLAY)
	@$(BIN)/python tools/package/client.py
	@touch $@

$(DEV): $(PROJECT)
	@PYTHON="$(PYTHON)" tools/install $(VENV) ".[dev,docs]"
	@touch $@ $(PLAY)
