def replay_cost(operations: list[list]) -> dict:
    # Return {state, reverted, applied} after all operations.
    return {"state":0,"reverted":0,"applied":0}
