import re


# The lines with the values of the secrets masked.
def mask_secrets(lines, names):
    secret = re.compile("(" + "|".join(names) + r')("?\s*[=:]\s*"?)(.*)("|$)', re.IGNORECASE)
    return [secret.sub(r"\1\2***\4", line, count=1) for line in lines]
