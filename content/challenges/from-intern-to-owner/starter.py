def audit_escalation(roles, statements, start, goal):
    # Return the roles that start can become, sorted, and the indexes of the statements
    # of which removing any single one keeps start from goal.
    return {'reached': [], 'cuts': []}
