# Walks down a tree of parts and always takes the literal branch if there is one.
def match_routes(routes, requests):
    trees = {}
    for index, (method, pattern) in enumerate(routes):
        node = trees.setdefault(method, {})
        names = []
        for part in pattern[1:].split('/'):
            key = part[:1] if part[:1] in (':', '*') and part else '=' + part
            if not key.startswith('='):
                names.append(part[1:])
            node = node.setdefault(key, {})
        node['end'] = (index, names)

    def walk(node, parts):
        values = []
        for i, part in enumerate(parts):
            if '=' + part in node:
                node = node['=' + part]
            elif part and ':' in node:
                node = node[':']
                values.append(part)
            elif part and '*' in node:
                node = node['*']
                values.append('/'.join(parts[i:]))
                break
            else:
                return None
        return node.get('end') and [node['end'][0], dict(zip(node['end'][1], values))]

    out = []
    for method, path in requests:
        parts = path[1:].split('/')
        hit = walk(trees.get(method, {}), parts)
        out.append(hit or (405 if any(walk(t, parts) for t in trees.values()) else 404))
    return out
