def fewest_runners(minutes: list[int], conflicts: list[list], limit: int) -> list:
    # Return [runners, longest], or null if a suite alone is over the limit.
    return None
