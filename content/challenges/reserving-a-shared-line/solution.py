def run_reservations(capacity, operations):
    times = sorted({t for op in operations if op[0] != "cancel" for t in op[1:3]})
    slot = {time: i for i, time in enumerate(times)}
    size = 1
    while size < len(times):
        size *= 2
    high = [0] * (2 * size)  # maximum below the node, with what was added to it
    added = [0] * (2 * size)  # added to all of the node

    def change(first, last, rate):
        left, right = first + size, last + size
        while left < right:
            if left & 1:
                high[left] += rate
                added[left] += rate
                left += 1
            if right & 1:
                right -= 1
                high[right] += rate
                added[right] += rate
            left >>= 1
            right >>= 1
        for end in (first + size, last + size - 1):
            end >>= 1
            while end:
                a, b = high[2 * end], high[2 * end + 1]
                high[end] = (a if a > b else b) + added[end]
                end >>= 1

    def peak(first, last):
        left, right = first + size, last + size - 1
        on_left, on_right = high[left], high[right]
        while left >> 1 != right >> 1 and left != right:
            if not left & 1 and high[left + 1] > on_left:
                on_left = high[left + 1]
            if right & 1 and high[right - 1] > on_right:
                on_right = high[right - 1]
            left >>= 1
            right >>= 1
            on_left += added[left]
            on_right += added[right]
        best = max(on_left, on_right)
        left >>= 1
        while left:
            best += added[left]
            left >>= 1
        return best

    booked = {}
    answers = []
    accepted = 0
    for i, (kind, *rest) in enumerate(operations):
        if kind == "cancel":
            if rest[0] in booked:
                first, last, rate = booked.pop(rest[0])
                change(first, last, -rate)
        elif kind == "peak":
            answers.append(peak(slot[rest[0]], slot[rest[1]]))
        else:
            first, last, rate = slot[rest[0]], slot[rest[1]], rest[2]
            if peak(first, last) + rate <= capacity:
                accepted += 1
                booked[i] = (first, last, rate)
                change(first, last, rate)
    return {"accepted": accepted, "answers": answers}
