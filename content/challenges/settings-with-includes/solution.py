import re

WORD = r'([A-Za-z0-9_.-]+)'
SECTION = re.compile(r'\[%s\]' % WORD)
SETTING = re.compile(r'%s *= *(.*)' % WORD, re.S)
UNSET = re.compile(r'unset +%s' % WORD)
INCLUDE = re.compile(r'include +%s' % WORD)
REFERENCE = re.compile(r'\$\{%s\}' % WORD)


class Problem(Exception):
    pass


def load_settings(files, main):
    raw, stack = {}, []

    def read(name):
        if name in stack:
            raise Problem('include cycle ' + ' > '.join(stack[stack.index(name):] + [name]))
        if name not in files:
            raise Problem('missing file ' + name)
        stack.append(name)
        section = ''
        for number, line in enumerate(files[name], 1):
            line = line.strip(' ')
            if not line or line.startswith('#'):
                continue
            if m := SECTION.fullmatch(line):
                section = m[1] + '.'
            elif m := SETTING.fullmatch(line):
                raw[section + m[1]] = m[2]
            elif m := UNSET.fullmatch(line):
                raw.pop(section + m[1], None)
            elif m := INCLUDE.fullmatch(line):
                read(m[1])
            else:
                raise Problem(f'bad line {name}:{number}')
        stack.pop()

    done, path = {}, []

    def resolve(key):
        if key in done:
            return done[key]
        if key in path:
            raise Problem('reference cycle ' + ' > '.join(path[path.index(key):] + [key]))
        if key not in raw:
            raise Problem('unknown key ' + key)
        path.append(key)
        done[key] = REFERENCE.sub(lambda m: resolve(m[1]), raw[key])
        path.pop()
        return done[key]

    try:
        read(main)
        for key in sorted(raw):
            resolve(key)
    except Problem as problem:
        return {'error': str(problem)}
    return done
