# Everything a newcomer needs; `make help` lists it.

PREFIX ?= /usr/local
SWIFT ?= swift
SWIFTC ?= swiftc
# Fixtures are scenes as people write them, some wrong on purpose.
FORMATTED = $(shell find Package.swift Sources Tests Examples -name '*.swift' -not -path '*/Fixtures/*')
# What the product is built with, and what its tests try it with.
PACKAGES := libinotifytools0-dev libfribidi-dev libutf8proc-dev
TEST_PACKAGES := libvterm-dev vim emacs-nox rsync git tmux

.DEFAULT_GOAL := help
.PHONY: help deps test-deps build run test lint format record conformance check bench bench-instructions fuzz static install clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

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

record: test-deps ## Write the examples' pictures and the reference anew, for reading before a commit
	DIPTYCH_RECORD=1 $(SWIFT) test --filter 'Pictures of the examples|The reference'

# Each program is compiled by itself: its statements stand at the top level of a `main.swift`.
PROGRAMS = Tests/SceneLanguageTests/Fixtures/Programs

conformance: ## Record anew what the compiler's runs of the conformance programs print
	@mkdir -p .build/conformance
	@for program in $$(find $(PROGRAMS) -name '*.swift' | sort); do \
	  folder=.build/conformance/$$(basename $${program%.swift}); mkdir -p $$folder; \
	  cp $$program $$folder/main.swift; \
	  $(SWIFTC) -suppress-warnings -swift-version 5 -module-name main $$folder/main.swift -lm -o $$folder/run \
	    && $$folder/run > $${program%.swift}.txt || echo "failed: $$program"; \
	done
	@git diff --stat -- $(PROGRAMS)

FUZZ := .build/fuzz
SECONDS ?= 600

fuzz: deps ## Feed changed scenes to the whole way from file to picture for SECONDS (600)
	DIPTYCH_FUZZ=1 $(SWIFT) build --scratch-path $(FUZZ) --product SceneFuzzing \
	  -Xswiftc -sanitize=fuzzer
	@mkdir -p $(FUZZ)/corpus $(FUZZ)/found
	$(FUZZ)/debug/SceneFuzzing $(FUZZ)/corpus Examples Tests/SceneLanguageTests/Fixtures \
	  -artifact_prefix=$(FUZZ)/found/ -dict=Tests/SceneFuzzing/scene.dict \
	  -max_total_time=$(SECONDS) -timeout=20 -rss_limit_mb=4096 -max_len=4096

check: lint test ## What must pass before a change is published

bench: static ## Measure in release, beside the programs that people would use instead
	$(SWIFT) build -c release --product Benchmarks
	.build/release/Benchmarks $(SUITES)

# Valgrind counts what one run executes: the same number each time, whatever else the machine does.
# It cannot read the debug information of Swift.
bench-instructions: build ## Count the instructions of one run of each benchmark, and of a start
	$(SWIFT) build -c release --product Benchmarks
	@objcopy --strip-debug .build/release/Benchmarks .build/release/Benchmarks-counted
	@.build/release/Benchmarks-counted --list $(SUITES) | while read -r name; do \
	  valgrind --tool=callgrind --callgrind-out-file=/dev/null --toggle-collect='*countedRun*' \
	    .build/release/Benchmarks-counted --once "$$name" 2>&1 >/dev/null \
	    | awk -v name="$$name" '/ Collected/ { printf "%-44s %14d instructions\n", name, $$4 }'; \
	done
	@objcopy --strip-debug .build/release/diptych .build/release/diptych-counted
	@.build/release/Benchmarks-counted --scene > .build/Rows.swift
	@valgrind --tool=callgrind --callgrind-out-file=/dev/null \
	  .build/release/diptych-counted render .build/Rows.swift 2>&1 >/dev/null \
	  | awk '/ Collected/ { printf "%-44s %14d instructions\n", "start render 1 KB, as built", $$4 }'

# Links what the release build compiled once more, with every library inside and without symbols:
# the program then starts sooner, and runs where neither Swift nor the libraries are.
STATIC := .build/static/diptych
STATIC_LIBRARIES := -linotifytools -lfribidi -lutf8proc \
  -lFoundationEssentials -l_FoundationCollections -l_FoundationCShims -lswiftSynchronization

static: build ## Build one executable file that needs no library
	mkdir -p $(dir $(STATIC))
	$(SWIFTC) -static-executable -use-ld=lld -Xlinker --gc-sections -Xlinker --strip-all \
	  -Xlinker --defsym -Xlinker main=DiptychCommand_main \
	  @.build/release/diptych.product/Objects.LinkFileList $(STATIC_LIBRARIES) -o $(STATIC)

install: static ## Install the program, its manual page, and shell completions under PREFIX
	install -D -m 755 $(STATIC) $(DESTDIR)$(PREFIX)/bin/diptych
	$(SWIFT) build -c release --product generate-manual
	mkdir -p .build/manual
	.build/release/generate-manual $(STATIC) --output-directory .build/manual
	install -D -m 644 .build/manual/diptych.1 $(DESTDIR)$(PREFIX)/share/man/man1/diptych.1
	mkdir -p $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	$(STATIC) --generate-completion-script bash \
	  > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/diptych
	$(STATIC) --generate-completion-script zsh \
	  > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_diptych
	$(STATIC) --generate-completion-script fish \
	  > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/diptych.fish

clean: ## Remove everything that was built
	rm -rf .build
