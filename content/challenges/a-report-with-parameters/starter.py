def fill_report(template, values):
    # Return the SQL with its placeholders filled in, or { error: position }.
    return template
