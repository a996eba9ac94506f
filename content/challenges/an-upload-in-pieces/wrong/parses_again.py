# Keeps the text of the unfinished row and parses it anew with each chunk: right, but quadratic.
def read_rows(chunks, max_field):
    rest, skip, result = '', False, []
    for index, chunk in enumerate(chunks + [None]):
        done = []
        text = rest + (chunk or '')
        row, field, state, begin, i = [], '', 's', 0, 0
        while i < len(text):
            c = text[i]
            i += 1
            if skip and begin == i - 1 and c == '\n':
                begin, skip = i, False
                continue
            if begin == i - 1:
                skip = False
            if state == 'q':
                if c == '"':
                    state = 'm'
                else:
                    field += c
            elif state == 'm' and c == '"':
                field += c
                state = 'q'
            elif c == ',':
                row.append(field)
                field, state = '', 's'
            elif c in '\r\n':
                skip = c == '\r'
                if row or state != 's':
                    done.append(row + [field])
                row, field, state, begin = [], '', 's', i
            elif c == '"' and state == 's':
                state = 'q'
            else:
                field += c
                state = 'p'
        rest = text[begin:]
        if chunk is None and (row or state != 's'):
            done.append(row + [field])
        result += [[index, [f[:max_field] for f in r]] for r in done]
    return result
