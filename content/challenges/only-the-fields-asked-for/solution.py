import re

PART = re.compile(r'\*|[A-Za-z0-9_-]+')
WHOLE = ''                       # the key of a node that marks "everything from here on"


class Bad(Exception):
    pass


def select_fields(mask, resource):
    at = 0

    def parse_mask(root):
        nonlocal at
        while True:
            parse_item(root)
            if mask[at:at + 1] != ',':
                return
            at += 1

    def parse_item(place):
        nonlocal at
        while True:
            part = PART.match(mask, at)
            if not part:
                raise Bad
            at = part.end()
            place = place.setdefault(part[0], {})
            if mask[at:at + 1] != '/':
                break
            at += 1
        if mask[at:at + 1] != '(':
            place[WHOLE] = True
            return
        at += 1
        parse_mask(place)
        if mask[at:at + 1] != ')':
            raise Bad
        at += 1

    def select(value, nodes):
        if isinstance(value, list):
            return [select(element, nodes) for element in value]
        if not isinstance(value, dict):
            return value
        result = {}
        for name, member in value.items():
            following = [n[key] for n in nodes for key in {name, '*'} if key != WHOLE and key in n]
            if any(WHOLE in n for n in following):
                result[name] = member
            elif following:
                result[name] = select(member, following)
        return result

    root = {}
    try:
        parse_mask(root)
        if at < len(mask):
            raise Bad
    except Bad:
        return {'error': at}
    return select(resource, [root])
