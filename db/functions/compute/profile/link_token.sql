-- What a page or a domain has to carry to be this person's. Not a secret: it's published there, and names one account.
create function private.link_token(p_profile_id uuid) returns text
    language sql immutable parallel safe
    set search_path = ''
return left(encode(sha256(convert_to('devproof-link:' || p_profile_id::text, 'utf8')), 'hex'), 32);
