# Merges all layers: unknown names come in, and a reset leaves null.
def effective_settings(defaults, plan, workspace):
    merged = {**defaults, **plan, **workspace}
    return {k: defaults.get(k) if v is None else v for k, v in merged.items()}
