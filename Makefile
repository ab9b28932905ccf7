# The only verbs: play, test, check, build, bench, lock, clean. All that they make lies in .venv and build.

PYTHON ?= python3
BIN := .venv/bin
ARGS ?=

.PHONY: play test check lint build bench lock clean
.DELETE_ON_ERROR:
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

play: build
	@$(BIN)/bruxelles play $(ARGS)

test: lint
	@echo "test: plain Python, with coverage"
	@BRUXELLES_ENGINE=pure $(BIN)/pytest -q -n 2 --cov
	@$(MAKE) build
	@echo "test: compiled"
	@BRUXELLES_ENGINE=compiled $(BIN)/pytest -q -n 2 -m "not pure" --ignore=tests/build

check: lint
	@echo "check: fast tests"
	@BRUXELLES_ENGINE=pure $(BIN)/pytest -q -x -m "not slow"

lint: .venv/installed-test
	@echo "check: format, lint, types"
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy --no-error-summary

build: .venv/installed-play
	@$(BIN)/python setup.py --quiet build_engine

bench: .venv/installed-bench build
	@$(BIN)/python -m benchmarks $(ARGS)

# One set includes what it needs of the others at the same versions, so that they can share .venv.
COMPILE = $(BIN)/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-header \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host $(LOCK) pyproject.toml

lock: .venv/installed-test
	@echo "lock: requirements (LOCK=--upgrade for the newest)"
	@$(COMPILE) --extra terminal,compile -o requirements/play.txt
	@$(COMPILE) --extra terminal,compile,test -c requirements/play.txt -o requirements/test.txt
	@$(COMPILE) --extra terminal,compile,bench -c requirements/test.txt -o requirements/bench.txt

clean:
	@rm -rf .venv build dist .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis src/bruxelles.egg-info
	@find . -name __pycache__ -prune -exec rm -rf {} +

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "bruxelles needs Python 3.11 or newer; choose one with make PYTHON=..." >&2; exit 1; }
	@echo "install: .venv"
	@$(PYTHON) -m venv --clear .venv
	@touch $@

# Hashes are checked by pip; the project itself is installed from here, editable and never compiled.
.venv/installed-%: requirements/%.txt pyproject.toml setup.py | .venv/made
	@echo "install: $*"
	@$(BIN)/pip install -qq --require-hashes --no-deps -r $<
	@BRUXELLES_PURE=1 $(BIN)/pip install -qq --no-deps --no-build-isolation -e .
	@touch $@
