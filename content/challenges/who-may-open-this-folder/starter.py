def check_access(parents, members, rules, queries):
    # Return a string with one letter for each query: y or n.
    return ''
