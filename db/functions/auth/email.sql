create function auth.email() returns text
language sql stable parallel safe set search_path = ''
return auth.jwt() ->> 'email';

comment on function auth.email() is 'The e-mail address that the token carries.';
