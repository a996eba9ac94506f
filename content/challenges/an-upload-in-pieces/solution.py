def read_rows(chunks, max_field):
    START, PLAIN, QUOTED, MARK = range(4)
    state, row, field, skip_lf = START, [], [], False
    rows = []
    for index, chunk in enumerate(chunks):
        for c in chunk:
            if skip_lf:
                skip_lf = False
                if c == '\n':
                    continue
            if state == QUOTED:
                if c == '"':
                    state = MARK
                elif len(field) < max_field:
                    field.append(c)
            elif state == MARK and c == '"':
                if len(field) < max_field:
                    field.append(c)
                state = QUOTED
            elif c == ',':
                row.append(''.join(field))
                field, state = [], START
            elif c == '\n' or c == '\r':
                skip_lf = c == '\r'
                if row or state != START:
                    rows.append([index, row + [''.join(field)]])
                    row, field, state = [], [], START
            elif state == START and c == '"':
                state = QUOTED
            else:
                if len(field) < max_field:
                    field.append(c)
                state = PLAIN
    if row or state != START:
        rows.append([len(chunks), row + [''.join(field)]])
    return rows
