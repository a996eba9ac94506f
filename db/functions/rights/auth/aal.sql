create function auth.aal() returns text
language sql stable parallel safe set search_path = ''
return coalesce(nullif(current_setting('request.jwt.claim.aal', true), ''), 'aal1');

comment on function auth.aal() is 'How strongly the session was proved: aal1 or aal2.';
