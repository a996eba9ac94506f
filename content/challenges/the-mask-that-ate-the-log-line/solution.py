import re


def mask_secrets(lines, names):
    if not names:
        return lines
    secret = re.compile(
        r"(?<![A-Za-z0-9_.-])"
        r'(?P<head>(?:' + "|".join(map(re.escape, names)) + r')"?[ ]*[=:][ ]*)'
        r'(?:(?P<quote>")(?:[^"\\]|\\.?)*(?P<end>"?)|(?P<bare>[^ ,;&"]+))',
        re.IGNORECASE | re.ASCII,
    )

    def mask(match):
        return match["head"] + (match["quote"] or "") + "***" + (match["end"] or "")

    return [secret.sub(mask, line) for line in lines]
