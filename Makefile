# make            install what is missing, build, run the checks of our specs, render the site
# make test       every test
# make install    put the executable in place: make install PREFIX=$HOME/.local

PREFIX ?= /usr/local
OUTPUT ?= public

APT_PACKAGES := libcmark-gfm-dev libcmark-gfm-extensions-dev libjemalloc-dev
TEST_PACKAGES := chromium python3-venv
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
RELEASE := .build/release/counterfoil

.PHONY: all system test-system build check site test test-fast test-slow format install clean

all: build
	@status=0; \
	$(RELEASE) check || status=$$?; \
	$(RELEASE) site --output $(OUTPUT) || exit $$?; \
	exit $$status

system:
	@missing=$$(dpkg-query -W -f '$${Package} $${Status}\n' $(APT_PACKAGES) 2>/dev/null | grep 'ok installed' | cut -d' ' -f1); \
	for package in $(APT_PACKAGES); do \
	  echo "$$missing" | grep -qx "$$package" && continue; \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq --no-install-recommends $(APT_PACKAGES) && break || exit 2; \
	done

test-system: system
	@for package in $(TEST_PACKAGES); do \
	  dpkg-query -W -f '$${Status}' "$$package" 2>/dev/null | grep -q 'ok installed' && continue; \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq --no-install-recommends $(TEST_PACKAGES) && break || exit 2; \
	done

build: system
	swift build -c release --product counterfoil --static-swift-stdlib

check: build
	$(RELEASE) check

site: build
	$(RELEASE) site --output $(OUTPUT)

test: test-system
	Tests/run.sh all

test-fast: test-system
	Tests/run.sh fast

# What builds packages, breaks components or drives a browser.
test-slow: test-system
	Tests/run.sh slow

format:
	swift format --in-place --recursive Package.swift Sources Plugins Tests

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -s -m 755 $(RELEASE) "$(DESTDIR)$(PREFIX)/bin/counterfoil"

clean:
	rm -rf .build .build-* $(OUTPUT)
