-- Each asks who calls and has its own rows in the access grid.
grant execute on function
    public.search(text, text, jsonb, integer, text),
    public.search_suggest(text)
    to anon, authenticated, app_command, service_role;
