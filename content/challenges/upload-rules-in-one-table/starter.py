# One answer for each upload of the day.
def judge_uploads(uploads):
    counts = {}
    answers = []
    for user, plan, kind, megabytes in uploads:
        answers.append(judge(counts, user, plan, kind, megabytes))
    return answers


def judge(counts, user, plan, kind, megabytes):
    key = user + " " + kind
    count = counts.get(key, 0)
    if plan == "free":
        if kind == "image":
            if megabytes > 5:
                return "too large"
            if count >= 3:
                return "daily limit"
            counts[key] = count + 1
            return "ok"
        elif kind == "document":
            if megabytes > 2:
                return "too large"
            if count >= 2:
                return "daily limit"
            counts[key] = count + 1
            return "ok"
        elif kind == "video":
            return "not in plan"
        else:
            return "unknown kind"
    elif plan == "pro":
        if kind == "image":
            if megabytes > 50:
                return "too large"
            if count >= 6:
                return "daily limit"
            counts[key] = count + 1
            return "ok"
        elif kind == "document":
            if count >= 4:
                return "daily limit"
            if megabytes >= 25:
                return "too large"
            counts[key] = count + 1
            return "ok"
        elif kind == "video":
            if megabytes > 500:
                return "too large"
            counts[key] = count + 1
            if count >= 2:
                return "daily limit"
            return "ok"
        else:
            return "unknown kind"
    else:
        return "unknown plan"
