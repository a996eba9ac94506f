import re

TOKEN = re.compile(r'"[^"]*"|[A-Za-z0-9]+')
HEX = re.compile(r"(?=.*[0-9])(?=.*[a-fA-F])[0-9a-fA-F]{8,}")
SPACES = re.compile(" +")


def replace(match):
    found = match.group()
    if found[0] == '"':
        return "<str>"
    if found.isdigit():
        return "<num>"
    return "<hex>" if HEX.fullmatch(found) else found


def message_shapes(messages):
    counts = {}
    for message in messages:
        shape = SPACES.sub(" ", TOKEN.sub(replace, message)).strip(" ")
        counts[shape] = counts.get(shape, 0) + 1
    return [list(item) for item in sorted(counts.items(), key=lambda item: -item[1])]
