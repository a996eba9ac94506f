def pack_row(row):
    out = []
    start = 0
    while start < len(row):
        ch = row[start]
        end = start + 1
        while end < len(row) and end - start < 9 and row[end] == ch:
            end += 1
        length = end - start
        special = ch in "0123456789\\"
        item = "\\" + ch if special else ch
        if length == 1:
            out.append(item)
        elif length == 2 and not special:
            out.append(ch + ch)
        else:
            out.append(str(length) + item)
        start = end
    return "".join(out)
