create function auth.session_id() returns uuid
language sql stable parallel safe set search_path = ''
return nullif(current_setting('request.jwt.claim.session_id', true), '')::uuid;

comment on function auth.session_id() is 'The session of the token.';
