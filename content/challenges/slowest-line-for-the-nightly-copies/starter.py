def slowest_line(copies: list[list]) -> int:
    # Return the smallest whole bandwidth in MB per second that meets every deadline, or -1.
    return -1
