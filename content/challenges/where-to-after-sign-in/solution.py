import re


def redirect_target(target, allowed_hosts):
    if re.search(r'[\x00-\x20\x7f\\]', target):
        return '/'
    if target.startswith('/'):
        return '/' if target.startswith('//') else target
    match = re.match(r'https://([^/?#:@]+)(?::443)?(?=[/?#]|\Z)', target, re.I)
    if not match:
        return '/'
    host = match[1].lower()
    for entry in allowed_hosts:
        if entry.startswith('*.'):
            if host.endswith(entry[1:]) and len(host) > len(entry) - 1:
                return target
        elif host == entry:
            return target
    return '/'
