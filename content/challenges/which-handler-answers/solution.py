import re


def match_routes(routes, requests):
    def compile_route(pattern):
        rank, expression, names = '', '', []
        for part in pattern[1:].split('/'):
            if part[:1] == ':':
                rank += 'b'
                expression += '/([^/]+)'
                names.append(part[1:])
            elif part[:1] == '*':
                rank += 'c'
                expression += '/([^/].*)'
                names.append(part[1:])
            else:
                rank += 'a'
                expression += '/' + re.escape(part)
        return rank, re.compile(expression, re.S), names

    table = sorted((*compile_route(pattern)[:1], index) for index, (_, pattern) in enumerate(routes))
    compiled = [compile_route(pattern) for _, pattern in routes]

    def answer(method, path):
        status = 404
        for _, index in table:
            match = compiled[index][1].fullmatch(path)
            if not match:
                continue
            if routes[index][0] == method:
                return [index, dict(zip(compiled[index][2], match.groups()))]
            status = 405
        return status

    return [answer(method, path) for method, path in requests]
