def pack_row(row: str) -> str:
    # Return the packed row.
    return ""
