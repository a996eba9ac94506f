# Writes negative numbers without parentheses and takes booleans for numbers.
import re


def fill_report(template, values):
    def q(s, m="'"):
        if not isinstance(s, str) or '\0' in s:
            raise ValueError
        return m + s.replace(m, m + m) + m

    def num(v):
        if not isinstance(v, int):
            raise ValueError
        return str(int(v))

    out, at = '', 0
    while at < len(template):
        m = re.compile(r"'[^']*'|\"[^\"]*\"|--[^\n]*|/\*.*?\*/|\{(\w+):(\w+)\}|.", re.S).match(template, at)
        t = m[0]
        if t in ("'", '"', '{') or (t == '/' and template.startswith('/*', at)):
            return {'error': at}
        if m[1]:
            try:
                v, k = values[m[1]], m[2]
                if k == 'text':
                    t = 'NULL' if v is None else q(v)
                elif k == 'int':
                    t = num(v)
                elif k == 'name' and v:
                    t = q(v, '"')
                elif k == 'like':
                    t = q('%' + re.sub(r'([\\%_])', r'\\\1', v) + '%') + " ESCAPE '\\'"
                elif k == 'list' and isinstance(v, list):
                    t = '(' + (', '.join(q(e) if isinstance(e, str) else num(e) for e in v) or 'NULL') + ')'
                else:
                    raise ValueError
            except (KeyError, ValueError, TypeError):
                return {'error': at}
        out += t
        at = m.end()
    return out
