-- Refuses a web address that leads elsewhere than it reads: with a name before the host (https://bank.example@evil.example),
-- with blanks, control characters or marks that turn the direction of writing. Commands ask the same of theirs.
-- A trigger and no check constraint: addresses from before the rule stay, and the other columns of their rows can be
-- written.
create function private.check_urls() returns trigger
    language plpgsql
    set search_path = ''
as $$
declare
    v_new jsonb := to_jsonb(new);
    v_old jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
    v_column text;
begin
    foreach v_column in array tg_argv loop
        if (tg_op = 'INSERT' or v_new -> v_column is distinct from v_old -> v_column)
            and (v_new ->> v_column ~ '[\s\\\u0001-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]'
                or v_new ->> v_column !~* '^https?://[^/?#@]+([/?#]|$)') then
            raise exception 'The address in "%" isn''t a valid web address.', v_column
                using errcode = 'check_violation', constraint = 'web_address', schema = tg_table_schema,
                    table = tg_table_name, column = v_column,
                    hint = 'Write it like https://example.org/page, without a user name, spaces or control characters.';
        end if;
    end loop;
    return new;
end
$$;

create trigger check_urls before insert or update of url on public.profile_links
    for each row execute function private.check_urls('url');
create trigger check_urls before insert or update of url on public.experiences
    for each row execute function private.check_urls('url');
create trigger check_urls before insert or update of url on public.educations
    for each row execute function private.check_urls('url');
create trigger check_urls before insert or update of url on public.profile_certificates
    for each row execute function private.check_urls('url');
create trigger check_urls before insert or update of url, repository_url on public.featured_projects
    for each row execute function private.check_urls('url', 'repository_url');
create trigger check_urls before insert or update of website on public.companies
    for each row execute function private.check_urls('website');
create trigger check_urls before insert or update of application_url, source_url on public.job_openings
    for each row execute function private.check_urls('application_url', 'source_url');
