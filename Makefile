# The commands: play, test, test-newest, check, build, packages, bench, types, lock, clean. Everything that they make is
# in .venv, build, dist, web/node_modules and src/bruxelles/server/static.

PYTHON ?= python3
BIN := .venv/bin
ARGS ?=
NODE = PATH="$(CURDIR)/$(BIN):$$PATH"
STATIC := src/bruxelles/server/static/index.html
WEB := $(shell find web -path web/node_modules -prune -o -path web/tests -prune -o -type f -print)

.PHONY: play ready compiled test test-newest client check lint build packages bench types lock clean chromium
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
# Tests start hundreds of processes, and without bytecode each of them compiles everything that it imports.
unexport PYTHONDONTWRITEBYTECODE

# ALONE FILE COMMAND ...: run a command while holding a lock, so that a second one waits and finds everything done.
ALONE = $(PYTHON) -c 'import fcntl, os, subprocess, sys; os.makedirs("build", exist_ok=True); \
	held = open(sys.argv[1], "w"); fcntl.flock(held, fcntl.LOCK_EX); \
	sys.exit(subprocess.call(sys.argv[2:], close_fds=False))'

# The game starts with the engine that is there, even plain Python. Meanwhile the engine is compiled in the background,
# which reports only failure here, and ends with the game.
play:
	@$(ALONE) build/making $(MAKE) -j2 ready
	@(nice -n 19 $(MAKE) .venv/bytecode compiled GAME=$$$$ >build/compile.log 2>&1 </dev/null || \
		echo "the engine could not be compiled, so bots think longer; build/compile.log says why" >&2) & \
	exec $(BIN)/bruxelles play $(if $(LAN),--lan) $(ARGS)

ready: .venv/checkout $(STATIC)
	@:

compiled:
	@$(ALONE) build/installing $(MAKE) .venv/installed-compile
	@$(BIN)/python setup.py --quiet build_engine $(if $(GAME),--game=$(GAME))

# Plain Python runs only the tests that coverage needs, those of the build, and those that look inside the engine.
PLAIN := tests/kernel tests/concepts tests/games tests/records tests/words tests/conformance tests/bots/test_search.py \
	tests/build
PYTEST = pytest -q -n 2 --dist worksteal

# What uses only one core runs in parallel.
test: .venv/installed-test .venv/checkout web/node_modules/.tools
	@$(MAKE) -j3 --output-sync=target lint client build chromium
	@echo "test: plain Python, with coverage"
	@BRUXELLES_ENGINE=pure $(BIN)/$(PYTEST) -m "not fast" $(PLAIN) --cov
	@echo "test: compiled"
	@BRUXELLES_ENGINE=compiled $(BIN)/$(PYTEST) -m "not pure" --ignore=tests/build --ignore=tests/web
	@echo "test: in the browser"
	@BRUXELLES_ENGINE=compiled $(BIN)/$(PYTEST) tests/web

# The same tests with the newest Python that is installed, if it is newer than that of .venv; nothing is compiled for it.
NEWEST := build/newest
test-newest: .venv/installed-test $(STATIC)
	@python=$$($(BIN)/python -m tests.newest) || exit 1; \
	[ -n "$$python" ] || { echo "test: no newer Python is installed"; exit 0; }; \
	echo "test: plain, with $$("$$python" -V)"; \
	"$$python" -m venv --clear $(NEWEST) && \
	$(NEWEST)/bin/pip install -qq --no-compile --no-deps --require-hashes -r requirements/test.txt && \
	BRUXELLES_PURE=1 $(NEWEST)/bin/pip install -qq --no-compile --no-deps --no-build-isolation -e . && \
	BRUXELLES_ENGINE=pure $(NEWEST)/bin/$(PYTEST) -m "not fast and not browser"

client: $(STATIC) web/node_modules/.tools
	@echo "test: the client"
	@cd web && $(NODE) npm run --silent check
	@cd web && $(NODE) npm test --silent

check: lint
	@echo "check: fast tests"
	@BRUXELLES_ENGINE=pure $(BIN)/$(PYTEST) -x -m "not slow and not fast and not browser" --ignore=tests/web

lint: .venv/installed-test .venv/checkout web/node_modules/.tools
	@echo "check: format, lint, types"
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy --no-error-summary
	@cd web && $(NODE) npm run --silent lint

build: ready
	@$(MAKE) compiled

# For Linux and this Python. The wheel is built from the source distribution, then installed elsewhere and tried.
packages: .venv/installed-test .venv/checkout $(STATIC)
	@echo "package: the source distribution, and a compiled wheel of it"
	@rm -rf build/packages
	@$(BIN)/python -m build --quiet --no-isolation --outdir build/packages
	@PATH="$(CURDIR)/$(BIN):$$PATH" auditwheel repair --wheel-dir build/packages/wheels build/packages/*.whl
	@$(BIN)/python -m tests.build build/packages/wheels/*.whl
	@mkdir -p dist && cp build/packages/*.tar.gz build/packages/wheels/*.whl dist

bench: .venv/installed-bench build
	@$(BIN)/python -m benchmarks $(ARGS)

# The client's types are generated from the server's API description; a test fails if they are out of date.
types: .venv/checkout web/node_modules/.tools
	@$(BIN)/python -m bruxelles.server.openapi | (cd web && $(NODE) npm run --silent types)

# These sets of requirements agree on versions, because they share .venv. The tools that build the client are a separate
# set: both are installed at the same time.
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

# Pip checks the hashes. Bytecode is compiled in the background of the first game; the next start takes half the time.
INSTALL = $(BIN)/pip install -qq --no-compile --no-deps

.venv/installed-%: requirements/%.txt | .venv/made
	@echo "install: $*"
	@$(INSTALL) --require-hashes -r $<
	@touch $@

# In sequence, even with make -j: pip must not change .venv twice at once.
.venv/installed-compile .venv/installed-test .venv/installed-bench: | .venv/checkout

# The project itself is installed as editable, and never compiled.
.venv/checkout: pyproject.toml setup.py | .venv/installed-play
	@BRUXELLES_PURE=1 $(INSTALL) --no-build-isolation -e .
	@touch $@

.venv/bytecode: .venv/installed-play .venv/checkout
	-@$(BIN)/python -m compileall -qq .venv/lib src/bruxelles
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json | .venv/installed-web
	@echo "install: web"
	@cd web && $(NODE) npm ci --omit=dev --loglevel error --ignore-scripts >/dev/null
	@touch $@

# Tools to lint, check and test the client; make play does without them.
web/node_modules/.tools: web/node_modules/.installed
	@echo "install: web tools"
	@cd web && $(NODE) npm install --no-save --loglevel error --ignore-scripts >/dev/null
	@touch $@

$(STATIC): $(WEB) web/node_modules/.installed
	@echo "build: web"
	@cd web && $(NODE) npm run --silent build -- --logLevel warn
	@touch $@

chromium:
	@command -v chromium >/dev/null && exit; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "install: chromium"; apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium >/dev/null; \
	else echo "the tests in the browser need chromium: sudo apt-get install chromium" >&2; exit 1; fi
