def run_ring_log(capacity: int, operations: list[list]) -> list[dict]:
    # Return one {lost, lines} for each "read", in order.
    return []
