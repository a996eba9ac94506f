def settle_payment(invoices: list[int], payment: int) -> list:
    # Return [settled, fewest, ways].
    return [0,0,0]
