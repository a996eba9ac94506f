// Return {waves} if a plan exists, otherwise {stuck}.
function planWaves(services, rules) {
  return {"waves":[]};
}
