def sandbox_sums(accounts: int, operations: list[list]) -> list[int]:
    # Return the answers to the "sum" operations, in order.
    return []
