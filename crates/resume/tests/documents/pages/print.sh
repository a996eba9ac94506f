#!/usr/bin/env bash
# Prints the pages again: writes them as HTML, and has Chromium print each to a PDF beside this script.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../../.."
pages=$(cargo test -p devproof-resume --test documents -- --ignored --nocapture html::pages_are_written | grep '/pages$')
for page in "$pages"/*.html; do
    name=$(basename "$page" .html)
    "${CHROMIUM:-chromium}" --headless --no-sandbox --disable-gpu --no-pdf-header-footer --print-to-pdf="$here/$name.pdf" "file://$page" 2>/dev/null
done
ls -l "$here"
