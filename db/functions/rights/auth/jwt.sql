create function auth.jwt() returns jsonb
language sql stable parallel safe set search_path = ''
return coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;

comment on function auth.jwt() is 'All claims of the token. Parsed at every call: policies read the plain settings instead.';
