# Looks for the whole path in each scope, and goes on to the outer one if it is not there.
import re


def render_mail(templates, data):
    class Bad(Exception):
        pass

    P = r'(?:\.|@index|\w+(?:\.\w+)*)'

    def parse(name):
        text, at, root = templates[name], 0, []
        stack = [['root', 0, [root]]]
        for m in re.finditer(r'\{\{', text):
            s = m.start()
            if s < at:
                continue
            e = text.find('}}', s + 2)
            c = text[s + 2:e].strip(' \t')
            if e < 0 or '\n' in text[s:e] or not re.fullmatch(rf'else|&?[ \t]*{P}|#(if|each)[ \t]+{P}|/(if|each)|>[ \t]*\w+|!.*', c):
                raise Bad(name, s)
            b, n = text[at:s], e + 2
            value = re.fullmatch(rf'&?[ \t]*{P}', c) and c != 'else'
            if not value:
                ls = text.rfind('\n', 0, s) + 1
                le = text.find('\n', n)
                le = len(text) if le < 0 else le
                if not (text[ls:s] + text[n:le]).strip(' \t'):
                    b, n = b.rstrip(' \t'), min(le + 1, len(text))
            top = stack[-1]
            top[2][-1].append(('t', b, s, None))
            if c[0] == '#':
                k, p = c[1:].split()
                node = [k, s, [[]]]
                top[2][-1].append((k, p, s, node[2]))
                stack.append(node)
            elif c == 'else':
                if top[0] == 'root' or len(top[2]) > 1:
                    raise Bad(name, s)
                top[2].append([])
            elif c[0] == '/':
                if top[0] != c[1:]:
                    raise Bad(name, s)
                stack.pop()
            elif c[0] != '!':
                k = {'&': 'r', '>': 'p'}.get(c[0], 'v')
                top[2][-1].append((k, c.lstrip('&> \t'), s, None))
            at = n
        if len(stack) > 1:
            raise Bad(name, stack[-1][1])
        root.append(('t', text[at:], at, None))
        return root

    def look(path, scopes, index):
        if path == '.':
            return scopes[-1]
        if path == '@index':
            return index
        for v in reversed(scopes):
            for k in path.split('.'):
                if not isinstance(v, dict) or k not in v:
                    break
                v = v[k]
            else:
                return v
        return None

    def run(nodes, name, scopes, index):
        out = ''
        for k, a, s, br in nodes:
            if k == 't':
                out += a
            elif k == 'p':
                if a not in templates:
                    raise Bad(name, s)
                out += run(parse(a), a, scopes, index)
            else:
                v = look(a, scopes, index)
                if k == 'if':
                    i = 0 if v not in (None, False, 0, '', []) else 1
                    out += run(br[i], name, scopes, index) if i < len(br) else ''
                elif k == 'each':
                    if isinstance(v, list) and v:
                        out += ''.join(run(br[0], name, scopes + [x], i) for i, x in enumerate(v))
                    elif len(br) > 1:
                        out += run(br[1], name, scopes, index)
                elif v is not None and not isinstance(v, (list, dict)):
                    v = str(v).lower() if isinstance(v, bool) else str(v)
                    for x, y in ('&', '&amp;'), ('<', '&lt;'), ('>', '&gt;'), ('"', '&quot;'), ("'", '&#39;'):
                        v = v if k == 'r' else v.replace(x, y)
                    out += v
        return out

    try:
        return run(parse('main'), 'main', [data], None)
    except Bad as b:
        return {'error': list(b.args)}
