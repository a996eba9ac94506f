# Compares the numbers rightly, but the parts of a pre-release as texts.
def newest_first(versions):
    def key(text):
        core, dash, pre = text.split("+")[0].partition("-")
        return ([int(n) for n in core.split(".")], not dash, pre.split("."))

    return sorted(versions, key=key, reverse=True)
