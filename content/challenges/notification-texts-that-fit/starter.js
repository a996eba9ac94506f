// Return the texts, those that are too long shortened to max_bytes bytes of UTF-8.
function fitTexts(texts, maxBytes) {
  return [];
}
