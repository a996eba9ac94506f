-- Whether a browser's name is that of a program: a crawler, a preview of a link, a monitor, a script. None is one, too.
create function private.is_robot(p_user_agent text) returns boolean
    language sql immutable
    set search_path = ''
as $$
    select coalesce(trim(p_user_agent), '') = ''
        or p_user_agent ~* '((?<!cu)bot\y|crawl|spider|slurp|externalhit|embedly|preview|headless|lighthouse|pingdom|uptime|monitor|archiver|scrap|curl/|wget/|python|java/|go-http-client|okhttp|node-fetch|axios|libwww|httpclient)'
$$;
