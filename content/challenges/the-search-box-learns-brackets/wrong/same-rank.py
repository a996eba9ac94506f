# AND and OR have one rank and are read from the left: "a OR b AND c" is "(a OR b) AND c".
import re


def search_issues(query, issues):
    tokens, at = [], 0
    pattern = re.compile(r'( +)|([()])|([a-z]+):(?:"((?:[^"\\]|\\["\\])*)"|([^ ()"]+))(?=[ ()]|\Z)|(AND|OR|NOT)(?=[ ()]|\Z)')
    while at < len(query):
        m = pattern.match(query, at)
        if not m:
            return "error"
        at = m.end()
        if m[2] or m[6]:
            tokens.append(m[2] or m[6])
        elif m[3]:
            tokens.append((m[3], m[5] if m[5] is not None else re.sub(r"\\(.)", r"\1", m[4])))
    tokens.append(None)
    pos = 0

    def one():
        nonlocal pos
        t = tokens[pos]
        pos += 1
        if t == "NOT":
            inner = one()
            return lambda x: not inner(x)
        if t == "(":
            inner = chain()
            if tokens[pos] != ")":
                raise ValueError
            pos += 1
            return inner
        if not isinstance(t, tuple):
            raise ValueError
        return lambda x: x.get(t[0]) == t[1]

    def chain():
        nonlocal pos
        left = one()
        while tokens[pos] not in (")", None):
            op = "AND"
            if tokens[pos] in ("AND", "OR"):
                op = tokens[pos]
                pos += 1
            right = one()
            left = (lambda a, b: lambda x: a(x) and b(x))(left, right) if op == "AND" else (lambda a, b: lambda x: a(x) or b(x))(left, right)
        return left

    if len(tokens) == 1:
        return list(range(len(issues)))
    try:
        test = chain()
        if tokens[pos] is not None:
            return "error"
    except ValueError:
        return "error"
    return [i for i, x in enumerate(issues) if test(x)]
