def group_entries(lines):
    # Return one [time, level, text] for each entry, in the order of the log.
    return []
