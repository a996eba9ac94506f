def break_subtitle(text, width):
    words = [word for word in text.split(" ") if word]
    n = len(words)
    if any(len(word) > width for word in words):
        return None
    best = [(0, 0)] * (n + 1)  # (lines, squares)
    end = [n] * (n + 1)
    for i in range(n - 1, -1, -1):
        best[i] = (n + 1, 0)
        length = -1
        for j in range(i + 1, n + 1):
            length += 1 + len(words[j - 1])
            if length > width:
                break
            lines, squares = best[j]
            way = (lines + 1, squares + (width - length) ** 2)
            if way <= best[i]:
                best[i] = way
                end[i] = j
    result = []
    i = 0
    while i < n:
        result.append(" ".join(words[i:end[i]]))
        i = end[i]
    return result
