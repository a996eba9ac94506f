import re

PLACEHOLDER = re.compile(r'\{([A-Za-z0-9_]+):(text|int|name|like|list)\}')


def fill_report(template, values):
    class Wrong(Exception):
        pass

    def string(value, quote="'"):
        if not isinstance(value, str) or '\0' in value:
            raise Wrong
        return quote + value.replace(quote, quote * 2) + quote

    def integer(value):
        if isinstance(value, bool) or not isinstance(value, (int, float)) or value != int(value):
            raise Wrong
        return f'({int(value)})' if value < 0 else str(int(value))

    def written(value, kind):
        if kind == 'text':
            return 'NULL' if value is None else string(value)
        if kind == 'int':
            return integer(value)
        if kind == 'name':
            if value == '':
                raise Wrong
            return string(value, '"')
        if kind == 'like':
            string(value)
            return string('%' + re.sub(r'[\\%_]', r'\\\g<0>', value) + '%') + " ESCAPE '\\'"
        if not isinstance(value, list):
            raise Wrong
        return '(' + (', '.join(string(e) if isinstance(e, str) else integer(e) for e in value) or 'NULL') + ')'

    sql, at = [], 0
    while at < len(template):
        char = template[at]
        if char in '\'"':
            end = template.find(char, at + 1) + 1
        elif template.startswith('/*', at):
            end = template.find('*/', at + 2) + 2
            if end == 1:
                end = 0
        elif template.startswith('--', at):
            end = template.find('\n', at)
            if end < 0:
                end = len(template)
        elif char == '{':
            match = PLACEHOLDER.match(template, at)
            if not match or match[1] not in values:
                return {'error': at}
            try:
                sql.append(written(values[match[1]], match[2]))
            except Wrong:
                return {'error': at}
            at = match.end()
            continue
        else:
            end = at + 1
        if end == 0:
            return {'error': at}
        sql.append(template[at:end])
        at = end
    return ''.join(sql)
