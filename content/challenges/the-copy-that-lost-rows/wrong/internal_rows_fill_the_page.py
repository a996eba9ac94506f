# The cursor is right, but internal rows are taken out after the page was cut.
def sync_copy(rows, changes, page_size):
    table = {r[0]: r for r in rows}
    copy, cursor, pages = {}, (-1, -1), 0
    while True:
        page = sorted((t, i, s) for i, t, s in table.values() if (t, i) > cursor)[:page_size]
        for t, i, s in page:
            if s == "live":
                copy[i] = t
            elif s == "deleted":
                copy.pop(i, None)
        pages += 1
        if len(page) < page_size:
            break
        cursor = page[-1][:2]
        for r in changes[pages - 1] if pages <= len(changes) else []:
            table[r[0]] = r
    return {"copy": [list(p) for p in sorted(copy.items())], "pages": pages}
