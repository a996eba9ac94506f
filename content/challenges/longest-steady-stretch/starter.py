def steady_stretch(samples: list[list], tolerance: int, max_gap: int) -> list:
    # Return [first time, last time] of the longest steady stretch, or null if there are no samples.
    return None
