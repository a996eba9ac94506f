def message_shapes(messages: list[str]) -> list[list]:
    # Return pairs [shape, count]: most frequent first, equal counts by first appearance.
    return []
