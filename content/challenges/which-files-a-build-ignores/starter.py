def ignored_files(rules: list[str], paths: list[str]) -> list[str]:
    # Return the paths that are ignored, in the order in which they are given.
    return []
