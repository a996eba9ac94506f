# Removes a last segment "index" even if it was not index.md.
def resolve_links(page, links):
    out = []
    for link in links:
        path, h, frag = link.partition("#")
        parts = [] if path.startswith("/") else page.split("/")[:-1] if path else page.split("/")
        ok = True
        for p in path.split("/"):
            if p == "..":
                if not parts:
                    ok = False
                    break
                parts.pop()
            elif p not in ("", "."):
                parts.append(p)
        if not ok:
            out.append(None)
            continue
        if parts and parts[-1].endswith(".md"):
            parts[-1] = parts[-1][:-3]
        if parts and parts[-1] == "index":
            parts.pop()
        out.append("/" + "/".join(parts) + h + frag)
    return out
