# Everything happens in a private .venv, which tools/setup.py makes; "make help" lists the targets.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

NO_PYTHON := There is no $(PYTHON) here. Install Python 3.11 or newer (Debian, Ubuntu: sudo apt install python3 python3-venv), or name one: make play PYTHON=/path/to/python3
SETUP = command -v "$(PYTHON)" >/dev/null || { echo '$(NO_PYTHON)' >&2; exit 1; }; $(PYTHON) tools/setup.py

# How many tests run at once (those in a browser mostly wait), and whatever else pytest should be told:
# make test PYTEST="-k vote"
JOBS ?= $(shell $(PYTHON) -c "import os; print(2 * (os.cpu_count() or 1))")
PYTEST ?=
# make lock LOCK=--upgrade moves every pin to the newest release that fits
LOCK ?=

# Otherwise every worker and every server of the tests translates every module again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test tests test-slow train-dev page-tests page-tools lint services bench bench-server bench-page soak lock clean build compiled page docs dev bench-dev

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 20

play: ## run the game server and open its page in the browser
	@$(SETUP) play

# Two things at a time: compiling takes one core alone for minutes.
test: dev ## lint, types, import rules and all tests
	@$(MAKE) --no-print-directory --jobs=2 compiled page-tests lint services
	@$(MAKE) --no-print-directory tests

page-tests: page
	@$(BIN)/python tools/web.py test

tests:
	@$(BIN)/python -m pytest -n $(JOBS) --maxschedchunk 1 $(PYTEST)

test-slow: train-dev compiled ## what make test leaves out: programs that learn, and whole trees (installs PyTorch)
	@$(BIN)/python -m pytest -n $(JOBS) --maxschedchunk 1 -m slow $(PYTEST)

lint: page-tools ## ruff, mypy --strict, import rules; eslint and prettier for the page
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache --no-logo
	@$(BIN)/python tools/web.py lint

services: dev ## PostgreSQL, Redis, Chromium, nginx and Caddy for the tests, installed where we may (root, apt)
	@$(BIN)/python tools/services.py

bench: bench-dev compiled ## measure speed against OpenSpiel's card games, PettingZoo's and RLCard's environments
	@$(BIN)/python -m bench $(BENCH)

bench-server: bench-dev compiled ## measure the game server against boardgame.io (needs Node.js)
	@$(BIN)/python -m bench.server $(BENCH)

bench-page: build services ## weigh and time the page in Chromium
	@$(BIN)/python -m bench.page $(BENCH)

docs: ## build the documentation site, which the server shows under /docs
	@$(PYTHON) tools/setup.py docs
	@$(BIN)/python -m tools.docs

soak: build ## very many random games with every invariant checked, then whether the server's timing tells secrets
	@$(BIN)/python -m bench.soak $(SOAK)
	@$(BIN)/python -m bench.timing $(TIMING)

lock: dev ## write requirements/*.txt anew
	@$(BIN)/python tools/lock.py $(LOCK)

clean: ## remove everything that was made here
	rm -rf $(VENV) build dist src/rostra/server/page src/rostra/server/docs web/node_modules web/fixtures bench/page/lighthouse/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info bench/server/peer/node_modules
	find src tests bench tools \( -name '*.so' -o -name '*.pyc' \) -delete

build: compiled page

# What changed since the last time; without a C compiler it says so and goes on uncompiled.
compiled: dev
	@$(BIN)/python tools/build.py

page: page-tools
	@$(BIN)/python tools/web.py build

# A target of its own: two of these at once would be in each other's way.
page-tools: dev
	@$(BIN)/python tools/web.py install

# Fast when there is nothing to do, so it is simply asked each time.
dev: ## set up what the tests need
	@$(SETUP) test

bench-dev:
	@$(SETUP) bench

train-dev: dev
	@$(SETUP) train
