// Return the packed row.
function packRow(row) {
  return "";
}
