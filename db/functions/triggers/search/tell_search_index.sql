-- Something changed that search finds and the match does not read. Told in the log of the database, as
-- private.tell_match_index tells what both read; the search index of each node hears both.
create function private.tell_search_index() returns trigger
    language plpgsql
    set search_path = ''
as $$
begin
    if tg_argv[0] = 'skills' then
        -- Spellings of skills are in what is asked and not in what is found: they are read anew with everything.
        perform pg_logical_emit_message(true, 'devproof.search', 'skills');
    else
        perform pg_logical_emit_message(true, 'devproof.search', tg_argv[0] || ' ' || coalesce(new.id, old.id));
    end if;
    return null;
end
$$;

create trigger tell_search_index_new after insert on public.companies
    for each row execute function private.tell_search_index('companies');
create trigger tell_search_index_changed after update on public.companies
    for each row when ((
        old.approval_status, old.public_link, old.name, old.tagline, old.industry, old.tech_stack, old.places, old.size,
        old.about, old.culture, old.benefits)
        is distinct from (
        new.approval_status, new.public_link, new.name, new.tagline, new.industry, new.tech_stack, new.places, new.size,
        new.about, new.culture, new.benefits))
    execute function private.tell_search_index('companies');
create trigger tell_search_index_gone after delete on public.companies
    for each row execute function private.tell_search_index('companies');
create trigger tell_search_index_new after insert on public.challenges
    for each row execute function private.tell_search_index('challenges');
create trigger tell_search_index_changed after update on public.challenges
    for each row when ((
        old.title, old.summary, old.topic, old.tags, old.languages, old.difficulty, old.position, old.published_at,
        old.retired_at)
        is distinct from (
        new.title, new.summary, new.topic, new.tags, new.languages, new.difficulty, new.position, new.published_at,
        new.retired_at))
    execute function private.tell_search_index('challenges');
create trigger tell_search_index_gone after delete on public.challenges
    for each row execute function private.tell_search_index('challenges');
create trigger tell_search_index_changed after insert or update or delete on public.skill_aliases
    for each statement execute function private.tell_search_index('skills');
