#!/usr/bin/env bash
# Prints the pages again: writes them as HTML, and has Chromium print each to a PDF beside this script.
# CHROMIUM names another browser. What the tests read of the new pages is in their snapshots.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
pages=$(mktemp -d)
trap 'rm -rf "$pages"' EXIT
(cd "$here" && cargo run --quiet -p devproof-resume --example printed_pages -- "$pages")
for page in "$pages"/*.html; do
    name=$(basename "$page" .html)
    "${CHROMIUM:-chromium}" --headless --no-sandbox --disable-gpu --no-pdf-header-footer --print-to-pdf="$here/$name.pdf" "file://$page" 2>/dev/null
done
ls -l "$here"
