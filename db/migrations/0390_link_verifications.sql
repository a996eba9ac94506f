-- A link of a profile is verified when its page, its domain or a sign-in shows that it's the person's own.
alter table public.profile_links
    -- When it was proved first, and what proves it. Both go when the address changes.
    add column verified_at timestamptz,
    add column verified_by text check (verified_by in ('rel_me', 'meta_tag', 'profile_text', 'dns', 'sign_in')),
    -- The last check, and why it found no proof.
    add column checked_at timestamptz,
    add column check_failure text check (check_failure in ('not_allowed', 'unreachable', 'timed_out', 'too_large',
        'redirected', 'error_status', 'not_html', 'no_proof')),
    -- Daily checks in a row that found no proof.
    add column missed smallint not null default 0 check (missed >= 0),
    -- When the proof was taken back because it was gone.
    add column lapsed_at timestamptz,
    -- When it's checked again; only while it's verified.
    add column check_due_at timestamptz,
    add check ((verified_at is null) = (verified_by is null)),
    add check ((verified_at is null) = (check_due_at is null));
create index profile_links_check_due on public.profile_links (check_due_at) where check_due_at is not null;

-- Checks that a person asked for within the last hour: they are limited.
create table private.link_checks (
    id uuid primary key default gen_random_uuid(),
    profile_id uuid not null references public.profiles on delete cascade,
    asked_at timestamptz not null
);
create index link_checks_profile on private.link_checks (profile_id, asked_at);

-- One more kind of notification, whichever others there are by now.
do $$
declare
    v_table text;
begin
    foreach v_table in array array['notifications', 'notification_settings'] loop
        execute (
            select format('alter table public.%I drop constraint %I, add constraint %2$I %s', v_table, k.conname,
                replace(pg_get_constraintdef(k.oid), 'ARRAY[', 'ARRAY[''link_unverified''::text, '))
            from pg_constraint k
            where k.conrelid = format('public.%I', v_table)::regclass and k.conname = v_table || '_kind_check');
    end loop;
end
$$;
