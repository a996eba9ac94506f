def could_reach(machines: int, log: list[list]) -> list[bool]:
    # Return the answer to each "ask", in order.
    return []
