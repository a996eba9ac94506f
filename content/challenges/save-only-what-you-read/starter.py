def serve_documents(requests):
    # Return one [status, etag] for each request, in order.
    return []
