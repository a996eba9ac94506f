def alerts_to_page(alerts: list[list], cooldown: int) -> list[int]:
    # Return the positions (from 0) of the alerts that are sent on as pages,
    # in the order in which they came.
    return []
