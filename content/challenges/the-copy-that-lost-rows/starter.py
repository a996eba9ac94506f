# Simulates a run: the copy at its end, ordered by id, and the number of pages.
def sync_copy(rows, changes, page_size):
    table = {row[0]: row for row in rows}
    copy = {}
    cursor = 0
    pages = 0

    while True:
        # SELECT ... WHERE time > cursor ORDER BY time LIMIT page_size
        page = [row for row in table.values() if row[1] > cursor]
        page.sort(key=lambda row: row[1])
        page = page[:page_size]
        pages += 1

        visible = [row for row in page if row[2] != "internal"]
        for entry_id, time, state in visible:
            if state == "live":
                copy[entry_id] = time
        if len(visible) < page_size:
            break

        cursor = page[-1][1]
        for row in changes[pages] if pages < len(changes) else []:
            table[row[0]] = row
    return {"copy": [list(pair) for pair in sorted(copy.items())], "pages": pages}
