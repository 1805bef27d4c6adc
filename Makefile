# The two commands to know: `make play` and `make test`. Each sets up what it needs first.

PYTHON ?= python3
# make test APT=no: install no Debian packages.
APT ?= yes
export PYTHON APT

bin := .venv/bin
# The size of a state depends on the boards' limits.
engine := src/whistlestop/boards/limits.py \
	$(wildcard $(foreach p,engine bots/planner bots/learned bots/search,src/whistlestop/$p/*.py src/whistlestop/$p/*.pxd))
pages := $(shell find web -name node_modules -prune -o -type f -print | sort)
# make play OPEN=--no-open: only print the address.
OPEN ?= --open

# The parts of `make test`, each with what it needs besides the compiled engine. scripts/check.sh lists what each runs.
# The server's tests come first: they mostly wait, while those in a browser keep the cores busy.
parts := install server engine web
needs-engine := .venv/.cluster
needs-server := postgres
needs-web := .venv/.web chromium
needs-install := .venv/.web
every-need := setup $(sort $(foreach part,$(parts),$(needs-$(part))))

.PHONY: play terminal test $(parts:%=test-%) slow-test interpreted-test postgres chromium setup format dist
.PHONY: docs pictures bench bench-bots bench-envs bench-export bench-startup bench-server bench-web pins clean FORCE

play: setup .venv/.web
	@$(bin)/whistlestop serve --port 0 --log-level warning $(OPEN)

terminal: setup
	@$(bin)/whistlestop play

test: $(every-need)
	@scripts/check.sh $(parts)

.SECONDEXPANSION:
$(parts:%=test-%): test-%: setup $$(needs-$$*)
	@scripts/check.sh $*

slow-test: $(every-need)
	@TEST_DEAL=random $(bin)/pytest -q -m slow -n auto --dist loadgroup

interpreted-test: $(every-need)
	@WHISTLESTOP_INTERPRETED=1 $(bin)/pytest -q -n auto --dist loadgroup

setup: .venv/.compiled

.venv/.installed: pyproject.toml constraints.txt scripts/setup.sh
	@scripts/setup.sh packages

.venv/.cluster: .venv/.installed
	@scripts/setup.sh cluster

# Checked every time, because it belongs to the machine, not to .venv.
postgres: .venv/.installed
	@scripts/setup.sh postgres

chromium: .venv/.installed
	@scripts/setup.sh chromium

.venv/.web: .venv/.installed build/web-sources $(pages)
	@scripts/setup.sh web

.venv/.compiled: .venv/.installed setup.py build/engine-sources $(engine)
	@scripts/setup.sh core

# Changes only when a source is added or removed, because a removed file has no timestamp to compare.
build/engine-sources: FORCE
	@mkdir -p build
	@echo $(engine) | cmp -s - $@ || echo $(engine) >$@

build/web-sources: FORCE
	@mkdir -p build
	@echo $(pages) | cmp -s - $@ || echo $(pages) >$@

# A source distribution and a wheel in the folder dist, with the compiled engine and the pages.
dist: setup .venv/.web docs
	@scripts/dist.sh

format: .venv/.installed .venv/.web
	@$(bin)/ruff check --fix --quiet .
	@$(bin)/ruff format .
	@PATH="$(CURDIR)/$(bin):$$PATH" npm --prefix web run --silent format

bench: setup
	@$(bin)/python bench/engine.py

bench-server: setup
	@$(bin)/python bench/server.py --save bench/results/server.md

bench-web: setup .venv/.web chromium
	@$(bin)/python bench/web.py --save bench/results/web.md

bench-startup: setup
	@$(bin)/python bench/startup.py --save bench/results/startup.md

bench-envs: setup
	@$(bin)/python bench/envs.py --save bench/results/envs.md
	@$(bin)/python bench/rollouts.py --save bench/results/rollouts.md

bench-export: setup
	@$(bin)/python bench/export.py --save bench/results/export.md

bench-bots: setup
	@$(bin)/python bench/bots.py

# The server offers it at /docs.
docs: .venv/.installed
	@PYTHONPATH=scripts $(bin)/python -m documentation

# With the helpers of the browser tests.
pictures: setup .venv/.web chromium
	@PYTHONPATH=scripts:tests $(bin)/python -m documentation.pictures

pins: .venv/.installed
	@scripts/pin.sh

clean:
	@rm -rf .venv build dist src/*.egg-info
	@rm -rf web/node_modules src/whistlestop/server/web src/whistlestop/server/site
	@find src -name '*.so' -delete
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
