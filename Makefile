# Every target makes its own virtual environment first, with what it needs; a second run finds it ready.

PYTHON ?= python3
BIN := .venv/bin
RUNS := .venv/.runs
READY := .venv/.ready
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt
COMPILED := build/compiled
# It puts things into fields that are not of the field's type, which compiled classes refuse.
UNFIT := --ignore=tests/rulesets/test_clones.py
SOURCES := $(shell find src/affray -type f -not -path '*/__pycache__/*')

.DEFAULT_GOAL := help
.PHONY: help run test soak lint bench compile wheel clean

help: ## show the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

run: $(RUNS) ## serve the demo tables: address and QR code are printed
	$(BIN)/affray serve --demo

test: $(READY) ## run all tests
	$(BIN)/pytest -n auto

soak: $(READY) ## look for leaks of secrets in 100,000 views, and kill servers under load 1,000 times
	$(BIN)/python -m tests.properties.soak 100000
	$(BIN)/python -m tests.server.soak 1000

lint: $(READY) ## ruff, mypy --strict, import-linter
	$(BIN)/ruff check
	$(BIN)/mypy --strict
	$(BIN)/lint-imports

bench: $(READY) ## measure the speed
	$(BIN)/python -m bench

compile: $(COMPILED)/.ready ## compile the engine and its games with mypyc, and test the result
	PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/pytest -n auto $(UNFIT) tests $(wildcard README.md CONTRIBUTING.md docs/library.md docs/protocol.md docs/players.md)

wheel: $(COMPILED)/.ready ## build a compiled wheel and a pure one, and play a sample with each
	rm -rf dist
	$(BIN)/python -m hatchling build -t wheel
	AFFRAY_COMPILED=$(CURDIR)/$(COMPILED) $(BIN)/python -m hatchling build -t wheel
	set -e; for wheel in $(CURDIR)/dist/*.whl; do \
	    $(BIN)/python -m venv --clear build/trial; \
	    build/trial/bin/pip install --quiet --disable-pip-version-check -c constraints.txt $$wheel; \
	    (cd build && trial/bin/affray --version && trial/bin/affray run dry_ford --quiet); \
	done
	rm -rf build/trial

clean: ## remove everything that was made
	rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(COMPILED)/.ready: $(READY) $(wildcard tools/compile/*.py) $(SOURCES)
	$(BIN)/python -m tools.compile $(COMPILED)
	@touch $@

# What running needs, and nothing else.
$(RUNS): pyproject.toml constraints.txt | $(BIN)/pip
	$(INSTALL) hatchling editables
	$(INSTALL) --no-build-isolation -e '.[server]'
	@touch $@

# What tests, lint and the compiler need besides.
$(READY): $(RUNS)
	$(INSTALL) --no-build-isolation -e '.[server,test,lint,compile]'
	@touch $@

# Debian's python3 comes without ensurepip: the package python3-venv brings it.
$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	    || { echo "Affray needs Python 3.11 or newer; name one: make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -m venv .venv \
	    || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	         && apt-get install -y python3-venv && $(PYTHON) -m venv --clear .venv; } \
	    || { rm -rf .venv; \
	         echo "No virtual environment could be made; on Debian or Ubuntu: sudo apt-get install python3-venv" >&2; exit 1; }
