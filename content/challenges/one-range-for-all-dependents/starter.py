def common_range(ranges):
    # Return the canonical common range, or { error: index of the first invalid range }.
    return ''
