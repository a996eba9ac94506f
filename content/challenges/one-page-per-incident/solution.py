def alerts_to_page(alerts, cooldown):
    last_page = {}
    pages = []
    for position, (time, check) in enumerate(alerts):
        last = last_page.get(check)
        if last is not None and time - last < cooldown:
            continue
        last_page[check] = time
        pages.append(position)
    return pages
