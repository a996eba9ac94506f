# The settings that are in force: the workspace over the plan over the defaults.
def effective_settings(defaults, plan, workspace):
    settings = {}
    for name in defaults:
        settings[name] = pick(workspace, name) or pick(plan, name) or defaults[name]
    return settings


# The layer's own value, or None if it has none.
def pick(layer, name):
    return layer[name] if name in layer else None
