def first_violation(operations):
    # Return the index of the operation whose answer makes the history impossible, or -1.
    return -2
