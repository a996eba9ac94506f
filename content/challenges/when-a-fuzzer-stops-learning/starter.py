def new_sequences(events: list[str], depth: int, block: int) -> list[int]:
    # Return for each block of events how many sequences it completes for the first time.
    return []
