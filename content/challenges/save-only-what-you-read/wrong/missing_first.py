# Asks whether the document exists before it looks at the preconditions.
def serve_documents(requests):
    ver, body, out = {}, {}, []
    for r in requests:
        p, m, im, inm = r['path'], r['method'], r['if_match'], r['if_none_match']
        tag = '"v%d"' % ver.get(p, 0)
        hit = lambda h: h.strip() == '*' or tag in [x.strip() for x in h.split(',')]
        if p not in body:
            if m == 'PUT':
                ver[p] = ver.get(p, 0) + 1
                body[p] = r['body']
                s = 201
            else:
                s = 404
        elif im is not None and not hit(im):
            s = 412
        elif inm is not None and hit(inm):
            s = 304 if m == 'GET' else 412
        elif m == 'GET':
            s = 200
        elif im is None:
            s = 428
        elif m == 'DELETE':
            del body[p]
            s = 204
        else:
            if body[p] != r['body']:
                body[p] = r['body']
                ver[p] += 1
            s = 200
        out.append([s, '"v%d"' % ver[p] if p in body else None])
    return out
