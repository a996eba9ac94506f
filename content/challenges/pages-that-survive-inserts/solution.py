import re


def serve_pages(operations, page_size):
    posts, answers = {}, []
    for kind, *values in operations:
        if kind == 'add':
            posts[values[1]] = values[0]
        elif kind == 'remove':
            posts.pop(values[0], None)
        else:
            cursor = values[0]
            match = re.fullmatch(r'([0-9]{1,13})\.([0-9]{1,13})', cursor)
            if cursor and not match:
                answers.append(None)
                continue
            after = (int(match[1]), int(match[2])) if match else (float('inf'), 0)
            rest = sorted(((t, i) for i, t in posts.items() if (t, i) < after), reverse=True)
            page = rest[:page_size]
            more = len(rest) > page_size
            answers.append([[i for _, i in page], '%d.%d' % page[-1] if more else None])
    return answers
