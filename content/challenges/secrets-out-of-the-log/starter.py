def redact_lines(lines, secret_names):
    # Return the lines with their secrets blanked out.
    return lines
