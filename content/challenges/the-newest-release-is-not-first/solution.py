import functools
import re


def newest_first(versions):
    parsed = [(parse(text), text) for text in versions]
    # sorted() is stable, also with reverse=True: equal versions keep their order.
    parsed.sort(key=functools.cmp_to_key(lambda a, b: compare(a[0], b[0])), reverse=True)
    return [text for _, text in parsed]


def parse(text):
    core, dash, pre = text.split("+")[0].partition("-")
    return [int(n) for n in core.split(".")], pre.split(".") if dash else None


def compare(a, b):
    if a[0] != b[0]:
        return -1 if a[0] < b[0] else 1
    if a[1] is None or b[1] is None:
        return (a[1] is None) - (b[1] is None)
    for x, y in zip(a[1], b[1]):
        order = compare_parts(x, y)
        if order:
            return order
    return len(a[1]) - len(b[1])


def compare_parts(a, b):
    if a.isdigit() and b.isdigit():
        return int(a) - int(b)
    if a.isdigit() != b.isdigit():
        return -1 if a.isdigit() else 1
    letters_a, number_a = re.fullmatch("([a-z]+)([0-9]*)", a).groups()
    letters_b, number_b = re.fullmatch("([a-z]+)([0-9]*)", b).groups()
    if letters_a != letters_b:
        return -1 if letters_a < letters_b else 1
    return int(number_a or 0) - int(number_b or 0)
