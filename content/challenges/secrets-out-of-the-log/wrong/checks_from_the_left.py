# Doubles digits from the left, which is right only for card numbers with an even number of digits.
import re


def redact_lines(lines, secret_names):
    def field(m):
        if m[1].lower() not in secret_names:
            return m[0]
        return m[1] + '=' + ('"***"' if m[2].startswith('"') else '***')

    def card(m):
        s = sum(sum(divmod(int(c) * 2, 10)) if i % 2 == 0 else int(c) for i, c in enumerate(m[0]))
        return '****' + m[0][-4:] if s % 10 == 0 else m[0]

    out = []
    for line in lines:
        line = re.sub(r'([A-Za-z0-9_-]+)=((?:"[^"]*"?)|[^ \t,;&"]*)', field, line)
        out.append(re.sub(r'(?<!\d)\d{13,19}(?!\d)', card, line))
    return out
