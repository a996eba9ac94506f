def resolve_links(page, links):
    return [resolve(page, link) for link in links]


def resolve(page, link):
    path, hash_sign, rest = link.partition("#")
    if path.startswith("/"):
        stack = []
    elif path == "":
        stack = page.split("/")
    else:
        stack = page.split("/")[:-1]
    if path:
        for segment in path.split("/"):
            if segment in ("", "."):
                continue
            if segment != "..":
                stack.append(segment)
            elif not stack:
                return None
            else:
                stack.pop()
    if stack and stack[-1].endswith(".md"):
        last = stack.pop()
        if last != "index.md":
            stack.append(last[:-3])
    return "/" + "/".join(stack) + hash_sign + rest
