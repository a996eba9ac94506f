# A later item for the same place replaces the earlier one.
import re


def select_fields(mask, resource):
    pos = 0

    def items():
        nonlocal pos
        out = {}
        while True:
            names = []
            while True:
                m = re.compile(r'\*|[A-Za-z0-9_-]+').match(mask, pos)
                if not m:
                    raise ValueError
                pos = m.end()
                names.append(m[0])
                if mask[pos:pos + 1] != '/':
                    break
                pos += 1
            inner = None
            if mask[pos:pos + 1] == '(':
                pos += 1
                inner = items()
                if mask[pos:pos + 1] != ')':
                    raise ValueError
                pos += 1
            for name in reversed(names[1:]):
                inner = {name: inner}
            out[names[0]] = inner
            if mask[pos:pos + 1] != ',':
                return out
            pos += 1

    def cut(v, tree):
        if tree is None or not isinstance(v, (dict, list)):
            return v
        if isinstance(v, list):
            return [cut(x, tree) for x in v]
        return {k: cut(x, tree[k] if k in tree else tree['*']) for k, x in v.items() if k in tree or '*' in tree}

    try:
        tree = items()
        if pos < len(mask):
            raise ValueError
    except ValueError:
        return {'error': pos}
    return cut(resource, tree)
