def owner_report(issues, directory, batch_size):
    requests = []
    known = {}  # id -> record, or None where the service knows nothing

    # First everything is fetched, round by round ...
    wanted = {owner for _, owner in issues}
    while wanted:
        ids = sorted(wanted)
        requests.extend(ids[i : i + batch_size] for i in range(0, len(ids), batch_size))
        for entry_id in ids:
            known[entry_id] = directory.get(str(entry_id))
        parents = {known[entry_id]["parent"] for entry_id in ids if known[entry_id] is not None}
        wanted = {parent for parent in parents if parent is not None and parent not in known}

    # ... then the lines are made out of what is known.
    def chain(entry_id):
        names = []
        while entry_id is not None:
            record = known[entry_id]
            names.append("?" if record is None else record["name"])
            entry_id = None if record is None else record["parent"]
        return " < ".join(names)

    return {"lines": [f"{title}: {chain(owner)}" for title, owner in issues], "requests": requests}
