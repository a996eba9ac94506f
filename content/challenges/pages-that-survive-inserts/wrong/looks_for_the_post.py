# Looks for the cursor's post in the list; when that is gone, the client starts from the top again.
import re


def serve_pages(operations, page_size):
    posts, out = [], []
    for op in operations:
        if op[0] == 'add':
            posts.append((op[1], op[2]))
            posts.sort(reverse=True)
        elif op[0] == 'remove':
            posts = [p for p in posts if p[1] != op[1]]
        elif op[1] and not re.fullmatch(r'\d{1,13}\.\d{1,13}', op[1]):
            out.append(None)
        else:
            start = 0
            if op[1]:
                t, i = map(int, op[1].split('.'))
                start = posts.index((t, i)) + 1 if (t, i) in posts else 0
            page = posts[start:start + page_size]
            more = start + page_size < len(posts)
            out.append([[p[1] for p in page], '%d.%d' % page[-1] if more else None])
    return out
