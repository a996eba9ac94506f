# Escapes a pair or more of backslashes as if the backslash were plain.
import re


def pack_row(row):
    def piece(m):
        s = m.group(0)
        c = s[0]
        item = "\\" + c if c.isdigit() or c == "\\" else c
        if len(s) == 1:
            return item
        if len(s) == 2 and not c.isdigit():
            return item + item
        return str(len(s)) + item
    return re.sub(r"(.)\1{0,8}", piece, row)
