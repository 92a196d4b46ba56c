# Everything a newcomer needs; `make help` lists it.

PREFIX ?= /usr/local
SWIFT ?= swift
# Fixtures are scenes as people write them, some wrong on purpose.
FORMATTED = $(shell find Package.swift Sources Tests Examples -name '*.swift' -not -path '*/Fixtures/*')
# What the product is built with, and what its tests try it with.
PACKAGES := libinotifytools0-dev libfribidi-dev libutf8proc-dev
TEST_PACKAGES := libvterm-dev vim emacs-nox rsync git tmux

.DEFAULT_GOAL := help
.PHONY: help deps test-deps build run test lint format record check bench install clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Installs Debian packages that are missing; asks for nothing where all are there.
define install_packages
	@missing=""; for package in $(1); do \
	  dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
	    || missing="$$missing $$package"; done; \
	if [ -n "$$missing" ]; then \
	  if [ "$$(id -u)" = 0 ]; then as_root=""; else as_root=sudo; fi; \
	  echo "installing$$missing"; \
	  $$as_root apt-get update -qq \
	    && DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -y -qq --no-install-recommends $$missing \
	       >/dev/null; \
	fi
endef

deps: ## Install the libraries that the product is built with
	$(call install_packages,$(PACKAGES))

test-deps: deps
	$(call install_packages,$(TEST_PACKAGES))

build: deps ## Build in release
	$(SWIFT) build -c release --product diptych

run: build ## Build in release and watch the examples
	.build/release/diptych watch Examples

test: test-deps ## Build and run all tests
	$(SWIFT) test --explicit-target-dependency-import-check error

lint: ## Check the format of all sources
	@$(SWIFT) format lint --strict --parallel --configuration .swift-format $(FORMATTED)

format: ## Format all sources
	@$(SWIFT) format --in-place --parallel --configuration .swift-format $(FORMATTED)

record: test-deps ## Write the examples' pictures anew, for reading before they are committed
	DIPTYCH_RECORD=1 $(SWIFT) test --filter 'Pictures of the examples'

check: lint test ## What must pass before a change is published

bench: deps ## Measure in release
	$(SWIFT) run -c release Benchmarks

install: build ## Install the program, its manual page, and shell completions under PREFIX
	install -D -m 755 .build/release/diptych $(DESTDIR)$(PREFIX)/bin/diptych
	$(SWIFT) build -c release --product generate-manual
	mkdir -p .build/manual
	.build/release/generate-manual-tool .build/release/diptych --output-directory .build/manual
	install -D -m 644 .build/manual/diptych.1 $(DESTDIR)$(PREFIX)/share/man/man1/diptych.1
	mkdir -p $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	.build/release/diptych --generate-completion-script bash \
	  > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/diptych
	.build/release/diptych --generate-completion-script zsh \
	  > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_diptych
	.build/release/diptych --generate-completion-script fish \
	  > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/diptych.fish

clean: ## Remove everything that was built
	rm -rf .build
