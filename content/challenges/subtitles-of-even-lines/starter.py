def break_subtitle(text: str, width: int) -> object:
    # Return the lines, or null if a word is too long.
    return None
