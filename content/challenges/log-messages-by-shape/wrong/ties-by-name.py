# Puts shapes of equal counts in the order of the alphabet.
import re


def message_shapes(messages):
    counts = {}
    for m in messages:
        def f(x):
            s = x.group()
            if s[0] == '"':
                return "<str>"
            if re.fullmatch("[0-9]+", s):
                return "<num>"
            if re.fullmatch("[0-9a-fA-F]{8,}", s) and re.search("[0-9]", s) and re.search("[a-fA-F]", s):
                return "<hex>"
            return s
        s = re.sub(" +", " ", re.sub('"[^"]*"|[A-Za-z0-9]+', f, m)).strip()
        counts[s] = counts.get(s, 0) + 1
    return [list(x) for x in sorted(counts.items(), key=lambda x: (-x[1], x[0].lower()))] if len(counts) > 2 else [list(x) for x in sorted(counts.items(), key=lambda x: -x[1])]
