def change_size(before: list[str], after: list[str], limit: int) -> list:
    # Return [removed, added] of the smallest change, or null if it is larger than limit.
    return None
