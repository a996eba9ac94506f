def effective_settings(defaults, plan, workspace):
    settings = {}
    for name, default in defaults.items():
        value = default
        for layer in (workspace, plan):
            if name in layer:
                if layer[name] is not None:
                    value = layer[name]
                break
        settings[name] = value
    return settings
