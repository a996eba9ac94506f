# Takes for a number whatever float() takes, such as 5. and .5.
import operator
import re

TOKEN = re.compile(r' *(?:(?P<quoted>"(?:[^"\\]|\\.)*")|(?P<op>[<>!]?=|[<>:])|(?P<paren>[()])|(?P<word>[^ ()"=!<>:]+)|(?P<end>\Z)|)', re.S)
LOWER = str.maketrans({chr(i): chr(i + 32) for i in range(ord('A'), ord('Z') + 1)})
ORDER = {'<': operator.lt, '<=': operator.le, '>': operator.gt, '>=': operator.ge}


def ascii_lower(text):
    return text.translate(LOWER)


class Bad(Exception):
    pass


def filter_tickets(query, tickets):
    at = 0
    kind = text = number = start = None

    def advance():
        nonlocal at, kind, text, number, start
        match = TOKEN.match(query, at)
        kind = match.lastgroup or 'broken'
        text, number = match[kind] if match.lastgroup else '', None
        start, at = match.start(kind) if match.lastgroup else match.end(), match.end()
        if kind == 'quoted':
            text = re.sub(r'\\(.)', r'\1', text[1:-1], flags=re.S)
        elif kind == 'paren' or text.lower() in ('and', 'or', 'not'):
            kind = text.lower()
        else:
            try:
                number = float(text)
            except ValueError:
                pass

    def test(op, element, value):
        text, number = value
        if isinstance(element, (int, float)):
            if number is None or op == ':':
                return False
            return element == number if op == '=' else ORDER[op](element, number)
        if not isinstance(element, str):
            return False
        if op == '=':
            return ascii_lower(element) == ascii_lower(text)
        if op == ':':
            return ascii_lower(text) in ascii_lower(element)
        return ORDER[op](element, text)

    def some(field, check):
        return any(map(check, field)) if isinstance(field, list) else check(field)

    def parse_or():
        parts = [parse_and()]
        while kind == 'or':
            advance()
            parts.append(parse_and())
        return lambda ticket: any(part(ticket) for part in parts)

    def parse_and():
        parts = [parse_not()]
        while kind in ('and', 'word', 'quoted', '(', 'not'):
            if kind == 'and':
                advance()
            parts.append(parse_not())
        return lambda ticket: all(part(ticket) for part in parts)

    def parse_not():
        if kind == 'not':
            advance()
            inner = parse_not()
            return lambda ticket: not inner(ticket)
        if kind == '(':
            advance()
            inner = parse_or()
            if kind != ')':
                raise Bad
            advance()
            return inner
        if kind not in ('word', 'quoted'):
            raise Bad
        first_kind, field, lone = kind, text, (text, None)
        advance()
        if first_kind == 'quoted' or kind != 'op':
            return lambda ticket: any(some(value, lambda e: isinstance(e, str) and test(':', e, lone))
                                      for value in ticket.values())
        op = text
        advance()
        if kind not in ('word', 'quoted'):
            raise Bad
        value = (text, number)
        advance()
        if op == '!=':
            return lambda ticket: not some(ticket.get(field), lambda e: test('=', e, value))
        return lambda ticket: some(ticket.get(field), lambda e: test(op, e, value))

    try:
        advance()
        matches = parse_or() if kind != 'end' else lambda ticket: True
        if kind != 'end':
            raise Bad
    except Bad:
        return {'error': start}
    return [i for i, ticket in enumerate(tickets) if matches(ticket)]
