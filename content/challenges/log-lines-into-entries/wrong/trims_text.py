# Strips the whole text of an entry, and with it the spaces of its message and of its first line.
import re


def group_entries(lines):
    out = []
    for line in lines:
        m = re.fullmatch(r'(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) (DEBUG|INFO|WARN|ERROR)(?: (.*))?', line)
        if m:
            out.append([m[1], m[2], [m[3] or '']])
        elif out:
            out[-1][2].append(line)
        else:
            out.append(['', '', [line]])
    out = [[t, l, '\n'.join(x).strip()] for t, l, x in out]
    return [e for e in out if e[0] or e[2]]
