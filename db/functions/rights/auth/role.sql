create function auth.role() returns text
language sql stable parallel safe set search_path = ''
return auth.jwt() ->> 'role';

comment on function auth.role() is 'The role that the token names.';
