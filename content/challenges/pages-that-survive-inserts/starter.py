def serve_pages(operations, page_size):
    # Return [ids, next cursor] for each 'page' operation, in order;
    # null (None) for a cursor that is not valid.
    return []
