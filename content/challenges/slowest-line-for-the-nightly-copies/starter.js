// Return the smallest whole bandwidth in MB per second that meets every deadline, or -1.
function slowestLine(copies) {
  return -1;
}
