def repeated_block(lines: list[str]) -> list:
    # Return [length, first, second], or null if no line occurs twice.
    return None
