# Decodes again and again, so that a name with a literal percent sign cannot be asked for.
import re


def public_file(path):
    if not path.startswith('/'):
        return None
    while '%' in path:
        if re.search(r'%(?![0-7][0-9a-fA-F])', path):
            return None
        path = re.sub(r'%(..)', lambda m: chr(int(m[1], 16)), path)
    if re.search(r'[\x00-\x1f\x7f\\]', path):
        return None
    parts, stack = path.split('/'), []
    for p in parts:
        if p == '..':
            if not stack:
                return None
            stack.pop()
        elif p not in ('', '.'):
            stack.append(p)
    if any(p[0] == '.' for p in stack):
        return None
    if not stack or parts[-1] in ('', '.', '..'):
        stack.append('index.html')
    return '/'.join(stack)
