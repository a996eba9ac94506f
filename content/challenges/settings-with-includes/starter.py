def load_settings(files, main):
    # Return the settings, or { error: '…' }.
    return {}
