# The indexes of the issues that match, or "error".
def search_issues(query, issues):
    found = []
    for i, issue in enumerate(issues):
        matches = False
        for alternative in query.split(" OR "):
            every = True
            for term in alternative.split(" "):
                if term in ("", "AND"):
                    continue
                parts = term.split(":")
                if len(parts) < 2:
                    return "error"
                if issue.get(parts[0]) != parts[1]:
                    every = False
            if every:
                matches = True
        if matches:
            found.append(i)
    return found
