def plan_waves(services: list[str], rules: list[list]) -> dict:
    # Return {waves} if a plan exists, otherwise {stuck}.
    return {"waves":[]}
