def resolve_links(page: str, links: list[str]) -> list[str | None]:
    # Return for each link the page of the site it leads to (with its fragment), or null.
    return []
