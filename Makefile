# Needs Python 3.11 or newer with venv and pip; everything else installs itself below .venv and web/node_modules.
# The games of `make play` lie in .data, which `make clean` leaves alone.

PYTHON ?= python3
WORK := .venv/work/bin
FAST := .venv/fast/bin
GAME ?= voluspa
EFFORT ?= 20

.PHONY: help play terminal test coverage soak fmt bench bless fields protocol client work fast requirements clean python
.NOTPARALLEL:

help:
	@echo "make play          start the server and print its address; make play ARGS='--port 8080 --lang de'"
	@echo "make terminal      play Völuspá in the terminal; make terminal ARGS='--option edda --lang de'"
	@echo "                   make terminal GAME=nidavellir plays another game"
	@echo "make test          every check; make test PARTS='types rules' runs some of them:"
	@echo "                   setup format lint types imports rules bundle client build compiled server browser example"
	@echo "make coverage      which lines of the rules no test reaches; about half an hour"
	@echo "make soak          random games for hours: EFFORT=20 times as many as make test plays"
	@echo "make fmt           format the code and mend what the linter can mend"
	@echo "make bench         decisions per second of the compiled rules"
	@echo "make bless         write the playthrough files again after a wanted change of the rules"
	@echo "make fields        write the states of the games again after a change of their fields.py"
	@echo "make protocol      write web/src/lib/protocol/ again after a change of the server's messages"
	@echo "make client        only build the client for the browser into the package; npm --prefix web run dev shows every change"
	@echo "make work          only set up .venv/work: editable, pure, with the tools"
	@echo "make fast          only set up .venv/fast: the compiled wheel"
	@echo "make requirements  pin the dependencies again; UPGRADE=--upgrade takes the newest"
	@echo "make clean         remove everything that was made"
	@echo
	@echo "GLADSHEIM_PURE=1 make play      without compiling"
	@echo "PYTHON=python3.12 make test     another Python"

play: python
	@GLADSHEIM_DATABASE_URL="$${GLADSHEIM_DATABASE_URL:-sqlite:///.data/gladsheim.db}" $(PYTHON) tools/play.py $(ARGS)

terminal: fast
	@$(FAST)/gladsheim play $(GAME) $(ARGS)

test: python
	@$(PYTHON) tools/check.py $(PARTS)

coverage: work
	@$(WORK)/pytest tests/kernel tests/games tests/testing tests/bots --numprocesses=auto --dist=worksteal --cov

soak: fast
	@GLADSHEIM_EFFORT=$(EFFORT) $(FAST)/pytest tests/games tests/bots tests/testing --numprocesses=auto --dist=worksteal

fmt: work
	@$(WORK)/ruff check --fix || true
	@$(WORK)/ruff format
	@$(PYTHON) tools/env.py npm run fmt

bench: fast
	@$(FAST)/gladsheim bench voluspa --seats 2

bless: work
	@$(WORK)/python -m gladsheim.testing.bless

fields: work
	@$(WORK)/python -m gladsheim.testing.fields src

protocol: work
	@$(WORK)/python tools/protocol_ts.py

work fast client: python
	@$(PYTHON) tools/env.py $@

requirements: python
	@$(PYTHON) tools/env.py requirements $(UPGRADE)

python:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Gladsheim needs Python 3.11 or newer; PYTHON=python3.12 make ... names one.")'

clean:
	rm -rf .venv build dist .coverage .coverage.* htmlcov .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/node_modules web/.svelte-kit src/gladsheim/server/static/client
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
