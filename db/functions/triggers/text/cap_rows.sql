-- Bounds how many rows of a table one profile may have (first argument). Inserts of one person wait for each other
-- on the profile's row, so the bound holds under parallel requests. A row for someone else is left to the policy,
-- which refuses it: counting first would tell how many rows that person has.
-- Definer: a lock takes an update right, and it counts rows whatever the caller may read.
create function private.cap_rows() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_count integer;
begin
    if new.profile_id <> auth.uid() then
        return new;
    end if;
    perform from public.profiles p where p.id = new.profile_id for no key update;
    execute format('select count(*) from public.%I where profile_id = $1', tg_table_name)
        into v_count using new.profile_id;
    if v_count >= tg_argv[0]::integer then
        raise exception 'You''ve reached the limit of % entries.', tg_argv[0]
            using errcode = 'program_limit_exceeded', table = tg_table_name;
    end if;
    return new;
end
$$;

create trigger cap_rows before insert on public.profile_skills for each row execute function private.cap_rows('100');
create trigger cap_rows before insert on public.experiences for each row execute function private.cap_rows('60');
create trigger cap_rows before insert on public.educations for each row execute function private.cap_rows('30');
create trigger cap_rows before insert on public.profile_links for each row execute function private.cap_rows('20');
create trigger cap_rows before insert on public.profile_languages for each row execute function private.cap_rows('20');
create trigger cap_rows before insert on public.profile_certificates for each row execute function private.cap_rows('60');
create trigger cap_rows before insert on public.saved_jobs for each row execute function private.cap_rows('1000');
create trigger cap_rows before insert on public.hidden_companies for each row execute function private.cap_rows('100');
