// Return pairs [shape, count]: most frequent first, equal counts by first appearance.
function messageShapes(messages) {
  return [];
}
