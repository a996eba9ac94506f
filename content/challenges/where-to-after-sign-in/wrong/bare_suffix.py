# Compares wildcards without their dot and does not mind control characters.
from urllib.parse import urlsplit


def redirect_target(target, allowed_hosts):
    if '\\' in target or target != target.strip():
        return '/'
    if target.startswith('/') and not target.startswith('//'):
        return target
    if not target.lower().startswith('https://'):
        return '/'
    authority = urlsplit(target).netloc.lower()
    if authority.endswith(':443'):
        authority = authority[:-4]
    for e in allowed_hosts:
        if '@' not in authority and (authority == e or e.startswith('*.') and authority.endswith(e[2:])):
            return target
    return '/'
