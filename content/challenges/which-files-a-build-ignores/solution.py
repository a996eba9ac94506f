def ignored_files(rules, paths):
    parsed = []
    for rule in reversed(rules):
        keep = rule.startswith("!")
        segments = rule[keep:].split("/")
        if segments[-1] == "**":
            segments[-1:] = ["*", "**"]
        parsed.append((keep, segments))

    def ignored(path):
        parts = path.split("/")
        for keep, segments in parsed:
            if matches(segments, parts, "**", segment_fits):
                return not keep
        return False

    return [path for path in paths if ignored(path)]


def segment_fits(pattern, part):
    return matches(pattern, part, "*", lambda p, c: p == "?" or p == c)


def matches(pattern, text, star, fits):
    """Matches a sequence against a pattern in which `star` stands for any number of items."""
    p = t = resume = 0
    last_star = -1
    while t < len(text):
        if p < len(pattern) and pattern[p] == star:
            last_star, resume = p, t
            p += 1
        elif p < len(pattern) and fits(pattern[p], text[t]):
            p += 1
            t += 1
        elif last_star >= 0:
            p = last_star + 1
            resume += 1
            t = resume
        else:
            return False
    return all(item == star for item in pattern[p:])
