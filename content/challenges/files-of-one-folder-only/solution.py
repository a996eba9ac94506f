import re


def public_file(path):
    if not path.startswith('/') or re.search(r'%(?![0-7][0-9a-fA-F])', path):
        return None
    decoded = re.sub(r'%(..)', lambda code: chr(int(code[1], 16)), path)
    if re.search(r'[\x00-\x1f\x7f\\]', decoded):
        return None
    parts = decoded.split('/')
    stack = []
    for part in parts:
        if part in ('', '.'):
            continue
        if part != '..':
            stack.append(part)
        elif stack:
            stack.pop()
        else:
            return None
    if any(part.startswith('.') for part in stack):
        return None
    if not stack or parts[-1] in ('', '.', '..'):
        stack.append('index.html')
    return '/'.join(stack)
