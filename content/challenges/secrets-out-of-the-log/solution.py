import re


def redact_lines(lines, secret_names):
    names = '|'.join(map(re.escape, secret_names)) or '(?!)'
    field = re.compile(r'(?<![A-Za-z0-9_-])(%s)=(?:("[^"]*"?)|[^ \t,;&"]*)' % names, re.I)

    def blank(match):
        return match[1] + ('="***"' if match[2] else '=***')

    def card(match):
        digits = match[0]
        if not 13 <= len(digits) <= 19:
            return digits
        total = 0
        for place, char in enumerate(reversed(digits)):
            d = int(char) * (1 + place % 2)
            total += d - 9 if d > 9 else d
        return digits if total % 10 else '****' + digits[-4:]

    return [re.sub(r'[0-9]+', card, field.sub(blank, line)) for line in lines]
