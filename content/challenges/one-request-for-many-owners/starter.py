# The lines of the report, and the requests that it took.
def owner_report(issues, directory, batch_size):
    requests = []

    def fetch_record(entry_id):
        requests.append([entry_id])
        return directory.get(str(entry_id))

    lines = []
    for title, owner in issues:
        names = []
        entry_id = owner
        while entry_id is not None:
            record = fetch_record(entry_id)
            names.append("?" if record is None else record["name"])
            entry_id = None if record is None else record["parent"]
        lines.append(f"{title}: {' < '.join(names)}")
    return {"lines": lines, "requests": requests}
