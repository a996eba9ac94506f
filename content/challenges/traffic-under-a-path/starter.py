def traffic_under(operations: list[list]) -> list[int]:
    # Return one number for each "count", in order.
    return []
