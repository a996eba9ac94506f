// Return the packed row.
function packRow(row: string): string {
  return "";
}
