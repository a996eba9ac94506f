KINDS = ("image", "document", "video", "audio")

# plan -> kind -> (megabytes, uploads a day)
LIMITS = {
    "free": {"image": (5, 3), "document": (2, 2)},
    "pro": {"image": (50, 6), "document": (25, 4), "video": (500, 2), "audio": (100, 3)},
    "team": {"image": (50, 8), "document": (100, 6), "video": (2000, 3), "audio": (100, 5)},
}


def judge_uploads(uploads):
    counts = {}
    return [judge(counts, *upload) for upload in uploads]


def judge(counts, user, plan, kind, megabytes):
    if plan not in LIMITS:
        return "unknown plan"
    if kind not in KINDS:
        return "unknown kind"
    if kind not in LIMITS[plan]:
        return "not in plan"
    size, per_day = LIMITS[plan][kind]
    if megabytes > size:
        return "too large"
    count = counts.get((user, kind), 0)
    if count >= per_day:
        return "daily limit"
    counts[user, kind] = count + 1
    return "ok"
