# What a person types. `just` alone lists it.
_default:
    @just --list

# Start Devproof with its demo world
run *args:
    ./run {{args}}

# All tests, or a part: rust, web, browser
test part="all":
    ./test {{part}}

# Format everything
format:
    cargo fmt --all
    cd web && npm run --silent format

# Make generated files again
generate:
    cargo run --quiet --package xtask -- generate
