import re
import sys

# Two hundred levels of brackets are more calls than Python allows unasked.
sys.setrecursionlimit(10_000)

TOKEN = re.compile(
    r"""
    (?P<space>[ ]+)
    | (?P<bracket>[()])
    | (?P<term>(?P<field>[a-z]+):(?:"(?P<quoted>(?:[^"\\]|\\["\\])*)"|(?P<bare>[^ ()"]+)))(?=[ ()]|\Z)
    | (?P<word>AND|OR|NOT)(?=[ ()]|\Z)
    """,
    re.VERBOSE | re.DOTALL,
)


def search_issues(query, issues):
    try:
        tokens = tokenize(query)
        test = Parser(tokens).whole() if tokens else lambda issue: True
    except SyntaxError:
        return "error"
    return [i for i, issue in enumerate(issues) if test(issue)]


def tokenize(query):
    tokens = []
    at = 0
    while at < len(query):
        match = TOKEN.match(query, at)
        if match is None:
            raise SyntaxError
        at = match.end()
        if match["term"] is not None:
            value = match["bare"]
            if value is None:
                value = re.sub(r"\\(.)", r"\1", match["quoted"])
            tokens.append((match["field"], value))
        elif match["space"] is None:
            tokens.append(match[0])
    return tokens


class Parser:
    # either := both { 'OR' both } ; both := one { ['AND'] one } ; one := 'NOT' one | '(' either ')' | term
    def __init__(self, tokens):
        self.tokens = tokens + [None]
        self.at = 0

    def peek(self):
        return self.tokens[self.at]

    def take(self):
        self.at += 1
        return self.tokens[self.at - 1]

    def whole(self):
        test = self.either()
        if self.peek() is not None:
            raise SyntaxError
        return test

    def either(self):
        parts = [self.both()]
        while self.peek() == "OR":
            self.take()
            parts.append(self.both())
        return lambda issue: any(part(issue) for part in parts)

    def both(self):
        parts = [self.one()]
        while self.peek() not in ("OR", ")", None):
            if self.peek() == "AND":
                self.take()
            parts.append(self.one())
        return lambda issue: all(part(issue) for part in parts)

    def one(self):
        negated = False
        while self.peek() == "NOT":
            self.take()
            negated = not negated
        token = self.take()
        if token == "(":
            test = self.either()
            if self.take() != ")":
                raise SyntaxError
        elif isinstance(token, tuple):
            field, value = token
            test = lambda issue: issue.get(field) == value
        else:
            raise SyntaxError
        return (lambda issue: not test(issue)) if negated else test
