# Batches each round, but asks again for parents that an earlier round had asked for.
def owner_report(issues, directory, batch_size):
    requests, known = [], {}
    wanted = {owner for _, owner in issues}
    while wanted:
        ids = sorted(wanted)
        for i in range(0, len(ids), batch_size):
            requests.append(ids[i : i + batch_size])
        wanted = set()
        for i in ids:
            known[i] = directory.get(str(i))
            if known[i] and known[i]["parent"] is not None:
                wanted.add(known[i]["parent"])
    lines = []
    for title, i in issues:
        names = []
        while i is not None:
            r = known[i]
            names.append(r["name"] if r else "?")
            i = r["parent"] if r else None
        lines.append(title + ": " + " < ".join(names))
    return {"lines": lines, "requests": requests}
