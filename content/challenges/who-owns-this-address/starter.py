def address_owners(operations: list[list]) -> list[str | None | int]:
    # Return the answers to "owner" and "ranges", in order.
    return []
