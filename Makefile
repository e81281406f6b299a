# Everything happens in a private .venv; "make help" lists the targets.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --quiet

# How many tests run at once (those in a browser mostly wait), and whatever else pytest should be told:
# make test PYTEST="-k vote"
JOBS ?= $(shell $(PYTHON) -c "import os; print(2 * (os.cpu_count() or 1))")
PYTEST ?=
# make lock LOCK=--upgrade moves every pin to the newest release that fits
LOCK ?=

# Otherwise every worker and every server of the tests translates every module again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test tests page-tests page-tools lint services bench bench-server bench-page soak lock clean build compiled page

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 20

play: build ## run the game server and open its page in the browser
	@$(BIN)/rostra serve --browser

# Two things at a time: compiling takes one core alone for minutes.
test: $(VENV)/.ready ## lint, types, import rules and all tests
	@$(MAKE) --no-print-directory --jobs=2 compiled page-tests lint services
	@$(MAKE) --no-print-directory tests

page-tests: page
	@$(BIN)/python tools/web.py test

tests:
	@$(BIN)/python -m pytest -n $(JOBS) --maxschedchunk 1 $(PYTEST)

lint: page-tools ## ruff, mypy --strict, import rules; eslint and prettier for the page
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache --no-logo
	@$(BIN)/python tools/web.py lint

services: $(BIN)/python ## PostgreSQL, Redis and Chromium for the tests, installed where we may (root, apt)
	@$(BIN)/python tools/services.py

bench: build $(VENV)/.bench ## measure speed against OpenSpiel's card games, PettingZoo's and RLCard's environments
	@$(BIN)/python -m bench $(BENCH)

bench-server: build $(VENV)/.bench ## measure the game server against boardgame.io (needs Node.js)
	@$(BIN)/python -m bench.server $(BENCH)

bench-page: build services ## weigh and time the page in Chromium
	@$(BIN)/python -m bench.page $(BENCH)

soak: build ## very many random games with every invariant checked
	@$(BIN)/python -m bench.soak $(SOAK)

lock: $(BIN)/python ## write requirements/*.txt anew
	@$(PIP) install uv
	@$(BIN)/python tools/lock.py $(LOCK)

clean: ## remove everything that was made here
	rm -rf $(VENV) build dist src/rostra/server/page web/node_modules web/fixtures bench/page/lighthouse/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info bench/server/peer/node_modules
	find src tests bench tools \( -name '*.so' -o -name '*.pyc' \) -delete

build: compiled page

# What changed since the last time; without a C compiler it says so and goes on uncompiled.
compiled: $(VENV)/.ready
	@$(BIN)/python tools/build.py

page: page-tools
	@$(BIN)/python tools/web.py build

# A target of its own: two of these at once would be in each other's way.
page-tools: $(VENV)/.ready
	@$(BIN)/python tools/web.py install

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  version=$$($(PYTHON) --version 2>&1) || version=missing; \
	  echo "Rostra needs Python 3.11 or newer; $(PYTHON) is: $$version."; \
	  echo "Name another one: make PYTHON=python3.12 ..."; exit 1; } >&2
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

# The package itself is only linked into the .venv; compiling it in place is build's part.
$(VENV)/.ready: requirements/dev.txt pyproject.toml setup.py | $(BIN)/python
	@echo "Installing requirements/dev.txt ..."
	@$(PIP) install --no-deps --require-hashes -r requirements/dev.txt
	@ROSTRA_PURE=1 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.bench: requirements/bench.txt | $(VENV)/.ready
	@echo "Installing requirements/bench.txt ..."
	@$(PIP) install --no-deps --require-hashes -r requirements/bench.txt
	@touch $@
