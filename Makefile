# Everything that is done with Tapete. `make` prints the list; only `make run` and `make test` matter at first.
SHELL = /bin/sh
.DELETE_ON_ERROR:
.DEFAULT_GOAL = help

# The first Python that is new enough; `make run PYTHON=/path/to/python` names another.
PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11 python,\
            $(shell $(name) -c 'import sys; sys.version_info >= (3, 11) and print("$(name)")' 2>/dev/null)) python3)
BIN = .venv/bin
UV = UV_PYTHON_DOWNLOADS=never .tools/bin/uv
INTO = --python $(BIN)/python
LOCK = $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate
CLIENT = src/tapete/static/index.html
# Directories count too: their time changes when a file is deleted.
SOURCES := $(shell find web deck src/tapete/locale -not -path '*/node_modules*' -not -path 'web/public*' -not -path '*/__pycache__*' 2>/dev/null)
# Who has once set up the tests keeps their environment.
ENVIRONMENT := $(if $(wildcard .venv/.dev),.venv/.dev,.venv/.run)

.PHONY: help setup run test check fix cover bench rules lock chromium clean

help:
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' Makefile

setup: $(ENVIRONMENT) $(CLIENT)  ## set everything up; afterwards the program is .venv/bin/tapete

run: setup  ## set everything up and serve (TAPETE_HOST, TAPETE_PORT)
	@exec $(BIN)/tapete serve

test: .venv/.dev $(CLIENT) chromium  ## set everything up and run all tests, browser included
	$(BIN)/pytest

check: .venv/.dev $(CLIENT)  ## format, lint, types, layers, sizes
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -q tests/architecture
	$(BIN)/python web/npm.py run check

fix: .venv/.dev  ## put the format right and mend what can be mended by a program
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python web/npm.py run fix

cover: .venv/.dev  ## tests of the rules, with the lines of core and games that none of them runs
	$(BIN)/coverage run -m pytest -q tests/core tests/games tests/rules tests/laws tests/leaks --ignore tests/leaks/test_wire.py
	$(BIN)/coverage report

bench: .venv/.dev  ## figures: rules, bots, storage
	$(BIN)/python -m bench

rules: .venv/.dev  ## for every numbered rule the tests that cite it
	$(BIN)/python -m tests.rules_table

lock: .venv/.dev  ## renew the lock files
	$(LOCK) --upgrade --group build pyproject.toml -o requirements.txt
	$(LOCK) --upgrade --group dev -c requirements.txt pyproject.toml -o requirements-dev.txt
	echo uv | $(LOCK) --upgrade - -o requirements-uv.txt
	$(BIN)/python web/npm.py update

clean:  ## remove everything that was built or installed
	rm -rf .venv .tools web/node_modules web/public src/tapete/static

chromium: .venv/.dev
	@$(BIN)/python -m tests.chromium

.tools/.uv: requirements-uv.txt
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Tapete needs Python 3.11 or newer, and $(PYTHON) is " + sys.version.split()[0] + ". Install one, or name it: make run PYTHON=/path/to/python3.12")'
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "$(PYTHON) has no venv module. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv --clear .tools
	.tools/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements-uv.txt
	touch $@

.venv/.run: .tools/.uv requirements.txt pyproject.toml hatch_build.py
	test -x $(BIN)/python || $(UV) venv -q --no-project --python $$($(PYTHON) -c 'import sys; print(sys.executable)') .venv
	$(UV) pip sync -q $(INTO) --require-hashes requirements.txt
	$(UV) pip install -q $(INTO) --no-deps --no-build-isolation -e .
	rm -f .venv/.dev
	touch $@

.venv/.dev: .tools/.uv requirements-dev.txt pyproject.toml hatch_build.py
	test -x $(BIN)/python || $(UV) venv -q --no-project --python $$($(PYTHON) -c 'import sys; print(sys.executable)') .venv
	$(UV) pip sync -q $(INTO) --require-hashes requirements-dev.txt
	$(BIN)/python web/npm.py
	$(UV) pip install -q $(INTO) --no-deps --no-build-isolation -e .
	touch .venv/.run $@

$(CLIENT): $(SOURCES) | $(ENVIRONMENT)
	$(BIN)/python hatch_build.py
	touch $@
