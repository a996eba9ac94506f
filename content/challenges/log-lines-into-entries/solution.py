import re

HEADER = re.compile(r'([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z) (DEBUG|INFO|WARN|ERROR)(?: (.*))?', re.S)


def group_entries(lines):
    entries = []

    def close(time, level, text, head):
        while len(text) > head and not text[-1].strip(' \t'):
            text.pop()
        if text:
            entries.append([time, level, '\n'.join(text)])

    time, level, text, head = '', '', [], 0
    for line in lines:
        match = HEADER.fullmatch(line)
        if match:
            close(time, level, text, head)
            time, level, head = match[1], match[2], 1
            text = [match[3] or '']
        else:
            text.append(line)
    close(time, level, text, head)
    return entries
