create function auth.email() returns text
language sql stable parallel safe set search_path = ''
return auth.jwt() ->> 'email';

comment on function auth.email() is 'The email address that the token carries.';
