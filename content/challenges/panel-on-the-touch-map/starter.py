def place_panel(touches: list[list[int]], height: int, width: int) -> list:
    # Return [touches hidden, row, column, turned] of the best place, or null if there is none.
    return None
