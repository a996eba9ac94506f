# The versions, the newest first.
def newest_first(versions):
    result = sorted(versions, key=version_key)
    result.reverse()
    return result


# A key that is greater for newer versions.
def version_key(version):
    core, pre = split(version)
    return (core, pre)


# "1.2.3-rc.1+linux" becomes ("1.2.3", "rc.1").
def split(version):
    without_build = version.split("+")[0]
    core, _, pre = without_build.partition("-")
    return core, pre
