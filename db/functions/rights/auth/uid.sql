create function auth.uid() returns uuid
language sql stable parallel safe set search_path = ''
return nullif(current_setting('request.jwt.claim.sub', true), '')::uuid;

comment on function auth.uid() is 'Who is asking, from the token; null when nobody is signed in.';
