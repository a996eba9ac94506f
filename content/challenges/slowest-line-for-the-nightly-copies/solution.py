def slowest_line(copies):
    def enough(rate):
        free = 0
        for ready, size, deadline in copies:
            start = ready * rate
            free = (start if start > free else free) + size
            if free > deadline * rate:
                return False
        return True

    low, high = 0, max(1, sum(size for _, size, _ in copies))
    if not enough(high):
        return -1
    while high - low > 1:
        middle = (low + high) // 2
        if enough(middle):
            high = middle
        else:
            low = middle
    return high
