def earliest_arrival(stations: int, links: list[list], source: int, target: int, start: int) -> int:
    # Return the earliest time at which the message is at the target, or -1.
    return -1
