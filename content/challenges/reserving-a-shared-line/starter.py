def run_reservations(capacity: int, operations: list[list]) -> dict:
    # Return {accepted, answers}: how many reservations were accepted, and the answer to each "peak".
    return {"accepted":0,"answers":[]}
