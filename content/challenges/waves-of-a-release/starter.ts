// Return {waves} if a plan exists, otherwise {stuck}.
function planWaves(services: string[], rules: [string, "after" | "not_before", string][]): { waves: string[][] } | { stuck: string[] } {
  return {"waves":[]};
}
