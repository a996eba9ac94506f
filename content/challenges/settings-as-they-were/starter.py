def settings_history(operations: list[list]) -> list[str | int | None]:
    # Return the answers to "get" and "count", in order.
    return []
