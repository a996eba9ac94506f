-- What proves that a link is this person's: their token, the addresses of their page (a page can still link to an old
-- one), and the GitHub accounts with which they signed in since then.
-- Definer: no role reads private.old_slugs, and the schema auth is closed to commands.
create function private.link_owner(p_profile_id uuid, p_signed_in_after timestamptz)
    returns table (token text, slugs text[], github_logins text[])
    language sql stable security definer
    set search_path = ''
as $$
    select private.link_token(p.id),
        array_append(array(
            select o.slug from private.old_slugs o where o.owner_id = p.id and o.kind = 'profile'), p.slug),
        array(
            select lower(i.identity_data ->> 'preferred_username') from auth.identities i
            where i.user_id = p.id and i.provider = 'github' and i.last_sign_in_at > p_signed_in_after
              and i.identity_data ->> 'preferred_username' is not null)
    from public.profiles p where p.id = p_profile_id
$$;
