// Return {taken, ignored}: the job given out at each "take" (or null), and how many
// operations were ignored.
function runJobQueue(operations: (["add", string, number] | ["change", string, number] | ["cancel", string] | ["take"])[]): { taken: (string | null)[]; ignored: number } {
  return {"taken":[],"ignored":0};
}
