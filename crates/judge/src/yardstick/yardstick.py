def attempt(seed):
    state = seed
    total = 0
    counts = {}
    numbers = []
    for i in range(150000):
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        total = (total + (state >> 7)) % 1000003
        if i % 8 == 0:
            key = "k" + str(state >> 22)
            counts[key] = counts.get(key, 0) + 1
            numbers.append(state)
    numbers.sort(key=lambda number: (number & 0xFFFF, number))
    return [total, len(counts), numbers[len(numbers) >> 1]]
