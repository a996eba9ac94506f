def commit_offset(voters: list[str], acks: list[list]) -> int:
    # Return the largest offset that a majority of the voters has confirmed, or 0.
    return 0
