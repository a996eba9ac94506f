# Translates rules into regular expressions, which try every division of the text among the stars.
import re


def ignored_files(rules, paths):
    compiled = []
    for rule in rules:
        keep = rule.startswith("!")
        parts = rule[keep:].split("/")
        out = ""
        for i, s in enumerate(parts):
            if s == "**":
                out += ".+" if i == len(parts) - 1 else "(?:[^/]+/)*"
                continue
            s = re.sub(r"\*+", "*", s)
            out += "".join("[^/]*" if c == "*" else "[^/]" if c == "?" else re.escape(c) for c in s)
            if i < len(parts) - 1:
                out += "/"
        compiled.append((keep, re.compile(out, re.S)))
    result = []
    for p in paths:
        state = False
        for keep, rx in compiled:
            if rx.fullmatch(p):
                state = not keep
        if state:
            result.append(p)
    return result
