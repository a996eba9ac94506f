def serve_documents(requests):
    version, body = {}, {}          # the last version of each path; bodies of documents that exist

    def tag(path):
        return f'"v{version[path]}"' if path in body else None

    def matches(header, path):
        if path not in body:
            return False
        return header.strip() == '*' or tag(path) in [part.strip() for part in header.split(',')]

    def answer(method, path, if_match, if_none_match, new_body):
        if if_match is not None and not matches(if_match, path):
            return 412
        if if_none_match is not None and matches(if_none_match, path):
            return 304 if method == 'GET' else 412
        if path not in body:
            if method != 'PUT':
                return 404
            version[path] = version.get(path, 0) + 1
            body[path] = new_body
            return 201
        if method == 'GET':
            return 200
        if if_match is None:
            return 428
        if method == 'DELETE':
            del body[path]
            return 204
        if body[path] != new_body:
            body[path] = new_body
            version[path] += 1
        return 200

    out = []
    for r in requests:
        status = answer(r['method'], r['path'], r['if_match'], r['if_none_match'], r['body'])
        out.append([status, tag(r['path'])])
    return out
