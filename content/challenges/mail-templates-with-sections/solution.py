import re

PATH = r'(\.|@index|[A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*)'
FORMS = [(kind, re.compile(form)) for kind, form in [
    ('else', 'else()'), ('value', PATH), ('raw', r'&[ \t]*' + PATH), ('if', r'#if[ \t]+' + PATH), ('each', r'#each[ \t]+' + PATH),
    ('end', '/(if|each)'), ('partial', r'>[ \t]*([A-Za-z0-9_]+)'), ('comment', '!().*')]]
ESCAPES = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'}


class Bad(Exception):
    pass


def parse(name, text):
    root = []
    stack = [('root', 0, [root])]               # (kind, position, branches)
    at = 0
    while (start := text.find('{{', at)) >= 0:
        close = text.find('}}', start + 2)
        if close < 0 or '\n' in text[start:close]:
            raise Bad(name, start)
        content = text[start + 2:close].strip(' \t')
        for kind, form in FORMS:
            match = form.fullmatch(content)
            if match:
                break
        else:
            raise Bad(name, start)
        before, following = text[at:start], close + 2
        if kind not in ('value', 'raw'):
            line_start = text.rfind('\n', 0, start) + 1
            line_end = text.find('\n', following)
            if line_end < 0:
                line_end = len(text)
            if not (text[line_start:start] + text[following:line_end]).strip(' \t'):
                before = before.rstrip(' \t')
                following = min(line_end + 1, len(text))
        top_kind, _, branches = stack[-1]
        branches[-1].append(('text', before, start, None))
        if kind in ('if', 'each'):
            inner = [[]]
            branches[-1].append((kind, match[1], start, inner))
            stack.append((kind, start, inner))
        elif kind == 'else':
            if top_kind == 'root' or len(branches) > 1:
                raise Bad(name, start)
            branches.append([])
        elif kind == 'end':
            if top_kind != match[1]:
                raise Bad(name, start)
            stack.pop()
        elif kind != 'comment':
            branches[-1].append((kind, match[1], start, None))
        at = following
    if len(stack) > 1:
        raise Bad(name, stack[-1][1])
    root.append(('text', text[at:], at, None))
    return root


def render_mail(templates, data):
    parsed, out = {}, []

    def lookup(path, scopes, index):
        if path == '.':
            return scopes[-1]
        if path == '@index':
            return index
        first, *rest = path.split('.')
        value = next((s[first] for s in reversed(scopes) if isinstance(s, dict) and first in s), None)
        for key in rest:
            value = value.get(key) if isinstance(value, dict) else None
        return value

    def render_template(name, scopes, index):
        if name not in parsed:
            parsed[name] = parse(name, templates[name])
        render(parsed[name], name, scopes, index)

    def render(nodes, name, scopes, index):
        for kind, argument, start, branches in nodes:
            if kind == 'text':
                out.append(argument)
                continue
            if kind == 'partial':
                if argument not in templates:
                    raise Bad(name, start)
                render_template(argument, scopes, index)
                continue
            value = lookup(argument, scopes, index)
            if kind == 'if':
                full = value not in (None, False, 0, '', [])
                if full or len(branches) > 1:
                    render(branches[0 if full else 1], name, scopes, index)
            elif kind == 'each':
                if isinstance(value, list) and value:
                    for i, element in enumerate(value):
                        render(branches[0], name, scopes + [element], i)
                elif len(branches) > 1:
                    render(branches[1], name, scopes, index)
            elif value is not None and not isinstance(value, (list, dict)):
                shown = str(value).lower() if isinstance(value, bool) else str(value)
                out.append(shown if kind == 'raw' else re.sub('[&<>"\']', lambda m: ESCAPES[m[0]], shown))

    try:
        render_template('main', [data], None)
    except Bad as problem:
        return {'error': list(problem.args)}
    return ''.join(out)
