# A table, but the slip of the copy for documents in pro (25 MB is too large) came along.
KINDS = ("image", "document", "video", "audio")
LIMITS = {
    "free": {"image": (5, 3), "document": (2, 2)},
    "pro": {"image": (50, 6), "document": (24, 4), "video": (500, 2), "audio": (100, 3)},
    "team": {"image": (50, 8), "document": (100, 6), "video": (2000, 3), "audio": (100, 5)},
}


def judge_uploads(uploads):
    counts = {}
    answers = []
    for user, plan, kind, megabytes in uploads:
        if plan not in LIMITS:
            answer = "unknown plan"
        elif kind not in KINDS:
            answer = "unknown kind"
        elif kind not in LIMITS[plan]:
            answer = "not in plan"
        elif megabytes > LIMITS[plan][kind][0]:
            answer = "too large"
        elif counts.get((user, kind), 0) >= LIMITS[plan][kind][1]:
            answer = "daily limit"
        else:
            answer = "ok"
            counts[user, kind] = counts.get((user, kind), 0) + 1
        answers.append(answer)
    return answers
