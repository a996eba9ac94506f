def redirect_target(target, allowed_hosts):
    # Return target if it is safe to go there, otherwise '/'.
    return ''
