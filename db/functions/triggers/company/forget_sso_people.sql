-- When a company's provider goes, so does its word: who signed in by it keeps the account and signs in by the address,
-- and sessions that it opened end (but that of the admin who is doing this).
-- Definer: the schema auth is closed to those whose write fires it.
create function private.forget_sso_people() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_name text := 'sso:' || old.id;
    v_people uuid[] := array(select i.user_id from auth.identities i where i.provider = 'sso:' || old.id);
begin
    delete from auth.sessions s
    where s.user_id = any (v_people) and s.amr @> jsonb_build_array(jsonb_build_object('provider', v_name))
      and s.id is distinct from auth.session_id();
    delete from auth.identities i where i.provider = v_name;
    insert into auth.identities (user_id, provider, provider_id, identity_data)
    select u.id, 'email', u.id::text, jsonb_build_object(
        'sub', u.id, 'email', u.email, 'email_verified', u.email_confirmed_at is not null, 'phone_verified', false)
    from auth.users u
    where u.id = any (v_people) and u.email is not null
      and not exists (select from auth.identities i where i.user_id = u.id and i.provider = 'email')
    on conflict do nothing;
    update auth.users u
    set app_metadata = u.app_metadata || jsonb_build_object(
        'providers', l.names,
        'provider', case when l.names @> jsonb_build_array(u.app_metadata -> 'provider')
            then u.app_metadata -> 'provider' else l.names -> 0 end)
    from (select x.user_id, jsonb_agg(x.provider order by x.since, x.provider) names
          from (select i.user_id, i.provider, min(i.created_at) since from auth.identities i
                where i.user_id = any (v_people) group by i.user_id, i.provider) x
          group by x.user_id) l
    where u.id = l.user_id;
    return null;
end
$$;

create trigger forget_sso_people after delete on auth.sso_providers
    for each row execute function private.forget_sso_people();
