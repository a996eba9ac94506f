def render_mail(templates, data):
    # Return the rendered template 'main', or { error: [template, position] }.
    return ''
