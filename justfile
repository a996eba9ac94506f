# What a person types. `just` alone lists it.
_default:
    @just --list

# Start Devproof with its demo world
run *args:
    ./run {{args}}

# All tests, or a part: rust, web, browser, attack
test part="all":
    ./test {{part}}

# Run the tests that the list of attacks names, and write which attacks are held (docs/attacks.md)
attack:
    ./test attack

# Format everything
format:
    cargo fmt --all
    cd web && npm run --silent format

# Make generated files again
generate:
    cargo run --quiet --package xtask -- generate

# Count what is still written by hand of the contract between database, server and web app
contract:
    cargo run --quiet --package xtask -- contract

# Judge every reference, starter and wrong answer of the catalogue (or of these challenges), and print the table; with --mutants,
# which small mistakes their tests catch
challenges *args:
    cargo run --quiet --package xtask -- challenges {{args}}

# Check the interview problems (or these), score the calibration set, and print the table
calibrate *args:
    cargo run --quiet --package xtask -- calibrate {{args}}

# Rank the jobs of the judged set for its people (or for one), and print how that agrees with the grades
relevance *args:
    cargo run --quiet --package xtask -- relevance {{args}}

# Take away or open every policy (or those of one table), one at a time, and show which cell of the access grid notices
mutate-policies table="":
    DEVPROOF_MUTATE="{{table}}" ./test mutations

# Measure the release server against pgbench and Fastify, with goals, as Markdown (about 15 minutes; --only for a part)
bench *args:
    cargo build --release --package devproof-server --package devproof-bench
    target="$(cargo metadata --format-version 1 --no-deps | sed 's/.*"target_directory":"\([^"]*\)".*/\1/')" && \
        "$target/release/devproof-bench" --server "$target/release/devproof" --folder "${TMPDIR:-/var/tmp}/devproof-bench-$(id -u)" {{args}}

# Draw the README's pictures from the demo world of today (docs/pictures)
pictures:
    cargo build --package devproof-server --package xtask
    cd web && npm run build && touch dist/.built
    target="$(cargo metadata --format-version 1 --no-deps | sed 's/.*"target_directory":"\([^"]*\)".*/\1/')" && \
        cd web && DEVPROOF_TEST_BINARY="$target/debug/devproof" npx playwright test --config pictures.config.ts && \
        "$target/debug/xtask" movie ../docs/pictures/main-path.gif test-results/main-path

# Explain every query of the app on a large world, and fail when one scans a table that grows
explain *args:
    just bench --explain --scale 100 {{args}}

# Draw where the server's CPU goes under one request of the bench, as a flame graph (needs perf and inferno)
flame request="own profile" picture="flame.svg" *args:
    cargo build --release --package devproof-bench
    cargo rustc --release --package devproof-server --bin devproof -- -C strip=none
    target="$(cargo metadata --format-version 1 --no-deps | sed 's/.*"target_directory":"\([^"]*\)".*/\1/')" && \
        "$target/release/devproof-bench" --server "$target/release/devproof" --folder "${TMPDIR:-/var/tmp}/devproof-bench-$(id -u)" \
        --flame "{{request}}" --picture "{{picture}}" --seconds 5 {{args}}

# Have 200 clients write to each other while sockets are cut and the server is killed; fails when a message is lost (3 to 10 min)
soak *args:
    just bench --soak --scale 5 --connections 100 {{args}}
