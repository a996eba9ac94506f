import heapq


def sync_copy(rows, changes, page_size):
    table = {row[0]: row for row in rows}
    copy = {}
    # The last row that was read: time and id together say where the next page begins.
    cursor = (-1, -1)
    pages = 0

    while True:
        after = (
            (time, entry_id, state)
            for entry_id, time, state in table.values()
            if state != "internal" and (time, entry_id) > cursor
        )
        page = heapq.nsmallest(page_size, after)
        for time, entry_id, state in page:
            if state == "live":
                copy[entry_id] = time
            else:
                copy.pop(entry_id, None)
        pages += 1
        if len(page) < page_size:
            break

        cursor = page[-1][:2]
        for row in changes[pages - 1] if pages <= len(changes) else []:
            table[row[0]] = row
    return {"copy": [list(pair) for pair in sorted(copy.items())], "pages": pages}
