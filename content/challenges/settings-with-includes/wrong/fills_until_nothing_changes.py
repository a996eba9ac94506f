# Substitutes again and again, so text that only looks like a reference after filling in is filled in too.
import re


def load_settings(files, main):
    raw = {}

    class E(Exception):
        pass

    def read(name, stack):
        if name in stack:
            raise E('include cycle ' + ' > '.join(stack[stack.index(name):] + [name]))
        if name not in files:
            raise E('missing file ' + name)
        sec = ''
        for n, line in enumerate(files[name], 1):
            line = line.strip(' ')
            if not line or line[0] == '#':
                continue
            if m := re.fullmatch(r'\[([\w.-]+)\]', line):
                sec = m[1] + '.'
            elif m := re.fullmatch(r'([\w.-]+) *= *(.*)', line):
                raw[sec + m[1]] = m[2]
            elif m := re.fullmatch(r'unset +([\w.-]+)', line):
                raw.pop(sec + m[1], None)
            elif m := re.fullmatch(r'include +([\w.-]+)', line):
                read(m[1], stack + [name])
            else:
                raise E('bad line %s:%d' % (name, n))

    def check(k, path, done):
        if k in path:
            raise E('reference cycle ' + ' > '.join(path[path.index(k):] + [k]))
        if k not in raw:
            raise E('unknown key ' + k)
        if k not in done:
            for r in re.findall(r'\$\{([\w.-]+)\}', raw[k]):
                check(r, path + [k], done)
            done.add(k)

    try:
        read(main, [])
        done = set()
        for k in sorted(raw):
            check(k, [], done)
    except E as e:
        return {'error': str(e)}
    for k in raw:
        while True:
            new = re.sub(r'\$\{([\w.-]+)\}', lambda m: raw.get(m[1], m[0]), raw[k])
            if new == raw[k]:
                break
            raw[k] = new
    return raw
