-- A text without what could be a code or a link.
create function private.without_secrets(p_text text) returns text
    language sql immutable
    set search_path = ''
as $$
    select regexp_replace(p_text, '(https?://\S+|\d{4,})', '…', 'g')
$$;
