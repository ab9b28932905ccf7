# The only verbs: play, test, check, build, packages, bench, types, lock, clean. All that they make lies in .venv, build
# and dist, in web/node_modules and src/bruxelles/server/static.

PYTHON ?= python3
BIN := .venv/bin
ARGS ?=
NODE = PATH="$(CURDIR)/$(BIN):$$PATH"
STATIC := src/bruxelles/server/static/index.html
WEB := $(shell find web -path web/node_modules -prune -o -path web/tests -prune -o -type f -print)

.PHONY: play ready compiled test client check lint build packages bench types lock clean chromium
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

# Whoever comes second waits, and finds all done: ALONE FILE COMMAND ...
ALONE = $(PYTHON) -c 'import fcntl, os, subprocess, sys; os.makedirs("build", exist_ok=True); \
	held = open(sys.argv[1], "w"); fcntl.flock(held, fcntl.LOCK_EX); sys.exit(subprocess.call(sys.argv[2:]))'

# The game begins on the engine that is there, be it plain Python. Behind it the compiled one is made; that says nothing
# here but that it failed, and ends with the game.
play:
	@$(ALONE) build/making $(MAKE) -j2 ready
	@(nice -n 19 $(MAKE) .venv/bytecode compiled BEHIND=$$$$ >build/compile.log 2>&1 </dev/null || \
		echo "the engine could not be compiled, so bots think longer; build/compile.log says why" >&2) & \
	exec $(BIN)/bruxelles play $(if $(LAN),--lan) $(ARGS)

ready: .venv/checkout $(STATIC)
	@:

compiled:
	@$(ALONE) build/installing $(MAKE) .venv/installed-compile
	@$(BIN)/python setup.py --quiet build_engine $(if $(BEHIND),--behind=$(BEHIND))

# What uses one core only goes side by side.
test: .venv/installed-test .venv/checkout
	@$(MAKE) -j2 --output-sync=target lint client chromium
	@echo "test: plain Python, with coverage"
	@BRUXELLES_ENGINE=pure $(BIN)/pytest -q -n 2 -m "not fast and not edge and not browser" --cov
	@$(MAKE) build
	@echo "test: compiled"
	@BRUXELLES_ENGINE=compiled $(BIN)/pytest -q -n 2 -m "not pure and not browser" --ignore=tests/build
	@echo "test: in the browser"
	@BRUXELLES_ENGINE=compiled $(BIN)/pytest -q -n 2 -m browser

client: $(STATIC)
	@echo "test: the client"
	@cd web && $(NODE) npm run --silent check
	@cd web && $(NODE) npm test --silent

check: lint
	@echo "check: fast tests"
	@BRUXELLES_ENGINE=pure $(BIN)/pytest -q -x -m "not slow and not fast and not browser"

lint: .venv/installed-test .venv/checkout
	@echo "check: format, lint, types"
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy --no-error-summary

build: ready
	@$(MAKE) compiled

# For Linux and this Python. The wheel is made of the source distribution, installed elsewhere and played from.
packages: .venv/installed-test .venv/checkout $(STATIC)
	@echo "package: the source distribution, and a compiled wheel of it"
	@rm -rf build/packages
	@$(BIN)/python -m build --quiet --no-isolation --outdir build/packages
	@PATH="$(CURDIR)/$(BIN):$$PATH" auditwheel repair --wheel-dir build/packages/wheels build/packages/*.whl
	@$(BIN)/python -m tests.build build/packages/wheels/*.whl
	@mkdir -p dist && cp build/packages/*.tar.gz build/packages/wheels/*.whl dist

bench: .venv/installed-bench build
	@$(BIN)/python -m benchmarks $(ARGS)

# The client's types come from the server's description of itself; a test tells when they are old.
types: .venv/checkout web/node_modules/installed
	@$(BIN)/python -m bruxelles.server.openapi | (cd web && $(NODE) npm run --silent types)

# Sets agree on versions, so that they can share .venv. What builds the client is a set apart: both are installed side
# by side.
COMPILE = $(BIN)/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-header \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host $(LOCK)

lock: .venv/installed-test
	@echo "lock: requirements (LOCK=--upgrade for the newest)"
	@$(COMPILE) requirements/web.in -o requirements/web.txt
	@$(COMPILE) pyproject.toml --extra checkout -o requirements/play.txt
	@$(COMPILE) pyproject.toml --extra checkout,compile -c requirements/play.txt -o requirements/compile.txt
	@$(COMPILE) pyproject.toml --extra checkout,compile,test -c requirements/compile.txt -o requirements/test.txt
	@$(COMPILE) pyproject.toml --extra checkout,compile,bench -c requirements/test.txt -o requirements/bench.txt

clean:
	@rm -rf .venv build dist .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis src/bruxelles.egg-info \
		web/node_modules src/bruxelles/server/static
	@find . -name __pycache__ -prune -exec rm -rf {} +

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "bruxelles needs Python 3.11 or newer; choose one with make PYTHON=..." >&2; exit 1; }
	@echo "install: .venv"
	@$(PYTHON) -m venv --clear .venv
	@touch $@

# Hashes are checked by pip. Byte code is made behind the first game: the next one starts in half the time.
INSTALL = $(BIN)/pip install -qq --no-compile --no-deps

.venv/installed-%: requirements/%.txt | .venv/made
	@echo "install: $*"
	@$(INSTALL) --require-hashes -r $<
	@touch $@

# One after the other, also with make -j: pip must not change .venv twice at once.
.venv/installed-compile .venv/installed-test .venv/installed-bench: | .venv/checkout

# The project itself is installed from here, editable and never compiled.
.venv/checkout: pyproject.toml setup.py | .venv/installed-play
	@BRUXELLES_PURE=1 $(INSTALL) --no-build-isolation -e .
	@touch $@

.venv/bytecode: .venv/installed-play .venv/checkout
	-@$(BIN)/python -m compileall -qq .venv/lib src/bruxelles
	@touch $@

web/node_modules/installed: web/package.json web/package-lock.json | .venv/installed-web
	@echo "install: web"
	@cd web && $(NODE) npm ci --loglevel error --ignore-scripts >/dev/null
	@touch $@

$(STATIC): $(WEB) web/node_modules/installed
	@echo "build: web"
	@cd web && $(NODE) npm run --silent build -- --logLevel warn
	@touch $@

chromium:
	@command -v chromium >/dev/null && exit; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "install: chromium"; apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium >/dev/null; \
	else echo "the tests in the browser need chromium: sudo apt-get install chromium" >&2; exit 1; fi
