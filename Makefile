# Two commands matter: `make play` and `make test`. Both need Python 3.11+ and make, nothing else.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check install
AREA ?= all
BENCH := .venv-bench
# The peer's Duet needs Python 3.12: the first of these that is one plays it, and our rules beside it.
DUET := .venv-bench-duet
DUET_PYTHON ?= $(shell for one in $(PYTHON) python3.14 python3.13 python3.12 $$HOME/.pyenv/versions/3.1[2-9]*/bin/python; do \
  "$$one" -c 'import sys; sys.exit(sys.version_info < (3, 12))' 2>/dev/null && echo "$$one" && break; done)

unexport PYTHONDONTWRITEBYTECODE # dozens of processes import the same modules

.PHONY: play hotseat web draw test screenshots check check-python check-client collect format bench lock clean

# A server with the web client: it prints its address and a QR code.
play: web
	@$(BIN)/python pictures/build.py
	@$(BIN)/cryptonym serve $(ARGS)

# The same game in a terminal that is handed round.
hotseat: $(STAMPS)/play
	@$(BIN)/cryptonym play $(ARGS)

# Client and pictures are built with the package; this builds anew what has changed.
web: $(STAMPS)/play
	@$(BIN)/python web/build.py

# What is measured, is measured while nothing else runs. Sets have the same order every time; that
# nothing else of the machine counts is the work of tests/support/hermetic.py.
test: export PYTHONHASHSEED := 0
test: $(STAMPS)/test
	@$(MAKE) --no-print-directory -j2 draw check-python check-client collect
	@$(BIN)/python -m pytest -n auto -m "not alone" $(ARGS)
	@$(BIN)/python -m pytest -m alone $(ARGS) || [ $$? -eq 5 ] # where ARGS leaves none of them

# The drawings of the picture games, from their recipes.
draw: $(STAMPS)/test
	@$(BIN)/python pictures/build.py

# Every screen in six sizes and six languages, light and dark, and a sheet of each.
screenshots: draw
	@$(BIN)/python web/build.py --tests
	@PYTHONPATH=tests $(BIN)/python -m web.screenshots $(ARGS)

# Both halves at the same time: the client is fetched and built while mypy reads.
check: $(STAMPS)/test
	@$(MAKE) --no-print-directory -j2 check-python check-client

check-python: $(STAMPS)/test
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy

check-client: $(STAMPS)/test
	@$(BIN)/python web/build.py --tests
	@$(BIN)/python web/check.py

# Reads every test file once and keeps what it was compiled to: else each worker would do so.
collect: draw check-client
	@$(BIN)/python -m pytest --collect-only --quiet --quiet -m "not alone" > $(STAMPS)/collected || (cat $(STAMPS)/collected; false)

format: $(STAMPS)/test
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --quiet --fix .

bench: $(BENCH)/ready $(if $(DUET_PYTHON),$(DUET)/ready)
	@$(BENCH)/bin/python -m benchmarks $(AREA)

# The lock files pin every package with its hashes; `make lock` renews them.
lock: $(STAMPS)/lock
	@for set in play test bench; do \
	  extra=$$( [ $$set = play ] && echo "--extra print --extra push --extra embeddings" || echo "--extra $$set" ); \
	  $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
	    --python-version 3.11 --no-emit-index-url --no-emit-find-links \
	    $$extra pyproject.toml requirements/build.in -o requirements/$$set.txt || exit 1; \
	done
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
	  --python-version 3.12 --no-emit-index-url --no-emit-find-links \
	  pyproject.toml requirements/build.in requirements/duet.in -o requirements/duet.txt

clean:
	@rm -rf $(VENV) $(BENCH) $(DUET) build dist web/node_modules src/cryptonym/_web src/cryptonym/_fonts src/cryptonym/_pictures \
	  .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Cryptonym needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv $(VENV)

# For the tests `check-client` builds the client, with what they need, and `draw` the pictures. Of the packages that come
# along few modules are ever imported, so they are compiled when they are.
$(STAMPS)/test: export CRYPTONYM_SKIP_WEB := 1
$(STAMPS)/test: export CRYPTONYM_SKIP_PICTURES := 1
$(STAMPS)/test: PIP += --no-compile
$(STAMPS)/play $(STAMPS)/test: $(STAMPS)/%: requirements/%.txt pyproject.toml | $(BIN)/python
	@echo "Installing what '$*' needs ..."
	@$(PIP) --require-hashes --requirement requirements/$*.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@mkdir -p $(STAMPS) && touch $@

# The peers we measure against have dependencies of their own, so they live apart.
$(BENCH)/ready: requirements/bench.txt pyproject.toml
	@echo "Installing what 'bench' needs ..."
	@$(PYTHON) -m venv $(BENCH)
	@$(BENCH)/bin/python -m pip --quiet --disable-pip-version-check install \
	  --require-hashes --requirement requirements/bench.txt
	@$(BENCH)/bin/python -m pip --quiet --disable-pip-version-check install \
	  --no-deps --no-build-isolation --editable .
	@touch $@

$(DUET)/ready: requirements/duet.txt pyproject.toml
	@echo "Installing what 'bench' needs for Duet ..."
	@$(DUET_PYTHON) -m venv $(DUET)
	@$(DUET)/bin/python -m pip --quiet --disable-pip-version-check install \
	  --require-hashes --requirement requirements/duet.txt
	@CRYPTONYM_SKIP_WEB=1 CRYPTONYM_SKIP_PICTURES=1 $(DUET)/bin/python -m pip --quiet --disable-pip-version-check install \
	  --no-deps --no-build-isolation --editable .
	@touch $@

$(STAMPS)/lock: | $(BIN)/python
	@$(PIP) uv
	@mkdir -p $(STAMPS) && touch $@
