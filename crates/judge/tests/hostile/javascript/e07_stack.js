// accepted: false
function solve() {
  Error.prepareStackTrace = (_, frames) => frames;
  const text = String(new Error('x').stack);
  return /\/(work|root|usr|home|crates)|\.rs/.test(text);
}
