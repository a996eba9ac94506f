-- Something changed that the match reads. Told in the log of the database, to every node that keeps an index: with the
-- commit, or not at all. The message names a kind and ids, and the nodes read anew what the ids stand for.
create function private.tell_match_index() returns trigger
    language plpgsql
    set search_path = ''
as $$
declare
    v_ids uuid[];
begin
    case tg_argv[0]
        when 'openings' then v_ids := array(select c.id from changed c);
        when 'jobs' then v_ids := array(select distinct c.job_opening_id from changed c);
        when 'companies' then v_ids := array(select distinct c.company_id from changed c);
        when 'profiles' then v_ids := array(select c.id from changed c where c.role = 'job_seeker');
        when 'people' then v_ids := array(select distinct c.profile_id from changed c);
        -- Names of skills, ranks, what challenges prove: all is read anew.
        else v_ids := array[gen_random_uuid()];
    end case;
    if cardinality(v_ids) > 0 then
        perform pg_logical_emit_message(true, 'devproof.match',
            case tg_argv[0] when 'openings' then 'jobs' when 'profiles' then 'people' else tg_argv[0] end
            || ' ' || array_to_string(v_ids, ' '));
    end if;
    return null;
end
$$;

create trigger tell_match_index_new after insert on public.job_openings referencing new table as changed
    for each statement execute function private.tell_match_index('openings');
create trigger tell_match_index_changed after update on public.job_openings referencing new table as changed
    for each statement execute function private.tell_match_index('openings');
create trigger tell_match_index_gone after delete on public.job_openings referencing old table as changed
    for each statement execute function private.tell_match_index('openings');
create trigger tell_match_index_new after insert on public.job_skills referencing new table as changed
    for each statement execute function private.tell_match_index('jobs');
create trigger tell_match_index_changed after update on public.job_skills referencing new table as changed
    for each statement execute function private.tell_match_index('jobs');
create trigger tell_match_index_gone after delete on public.job_skills referencing old table as changed
    for each statement execute function private.tell_match_index('jobs');
create trigger tell_match_index_new after insert on public.job_weights referencing new table as changed
    for each statement execute function private.tell_match_index('jobs');
create trigger tell_match_index_changed after update on public.job_weights referencing new table as changed
    for each statement execute function private.tell_match_index('jobs');
create trigger tell_match_index_gone after delete on public.job_weights referencing old table as changed
    for each statement execute function private.tell_match_index('jobs');
create trigger tell_match_index_new after insert on public.company_badges referencing new table as changed
    for each statement execute function private.tell_match_index('companies');
create trigger tell_match_index_changed after update on public.company_badges referencing new table as changed
    for each statement execute function private.tell_match_index('companies');
create trigger tell_match_index_gone after delete on public.company_badges referencing old table as changed
    for each statement execute function private.tell_match_index('companies');
create trigger tell_match_index_new after insert on public.profiles referencing new table as changed
    for each statement execute function private.tell_match_index('profiles');
create trigger tell_match_index_changed after update on public.profiles referencing new table as changed
    for each statement execute function private.tell_match_index('profiles');
create trigger tell_match_index_gone after delete on public.profiles referencing old table as changed
    for each statement execute function private.tell_match_index('profiles');
create trigger tell_match_index_new after insert on public.profile_skills referencing new table as changed
    for each statement execute function private.tell_match_index('people');
create trigger tell_match_index_changed after update on public.profile_skills referencing new table as changed
    for each statement execute function private.tell_match_index('people');
create trigger tell_match_index_gone after delete on public.profile_skills referencing old table as changed
    for each statement execute function private.tell_match_index('people');
create trigger tell_match_index_new after insert on public.experiences referencing new table as changed
    for each statement execute function private.tell_match_index('people');
create trigger tell_match_index_changed after update on public.experiences referencing new table as changed
    for each statement execute function private.tell_match_index('people');
create trigger tell_match_index_gone after delete on public.experiences referencing old table as changed
    for each statement execute function private.tell_match_index('people');
create trigger tell_match_index_new after insert on public.challenge_completions referencing new table as changed
    for each statement execute function private.tell_match_index('people');
create trigger tell_match_index_changed after update on public.challenge_completions referencing new table as changed
    for each statement execute function private.tell_match_index('people');
create trigger tell_match_index_gone after delete on public.challenge_completions referencing old table as changed
    for each statement execute function private.tell_match_index('people');
create trigger tell_match_index_new after insert on public.featured_projects referencing new table as changed
    for each statement execute function private.tell_match_index('people');
create trigger tell_match_index_changed after update on public.featured_projects referencing new table as changed
    for each statement execute function private.tell_match_index('people');
create trigger tell_match_index_gone after delete on public.featured_projects referencing old table as changed
    for each statement execute function private.tell_match_index('people');
create trigger tell_match_index_new after insert on public.hidden_companies referencing new table as changed
    for each statement execute function private.tell_match_index('people');
create trigger tell_match_index_changed after update on public.hidden_companies referencing new table as changed
    for each statement execute function private.tell_match_index('people');
create trigger tell_match_index_gone after delete on public.hidden_companies referencing old table as changed
    for each statement execute function private.tell_match_index('people');
create trigger tell_match_index_new after insert on public.challenge_skills
    for each statement execute function private.tell_match_index('catalog');
create trigger tell_match_index_changed after update on public.challenge_skills
    for each statement execute function private.tell_match_index('catalog');
create trigger tell_match_index_gone after delete on public.challenge_skills
    for each statement execute function private.tell_match_index('catalog');
create trigger tell_match_index_new after insert on public.developer_ranks
    for each statement execute function private.tell_match_index('catalog');
create trigger tell_match_index_changed after update on public.developer_ranks
    for each statement execute function private.tell_match_index('catalog');
create trigger tell_match_index_gone after delete on public.developer_ranks
    for each statement execute function private.tell_match_index('catalog');
create trigger tell_match_index_new after insert on public.skills
    for each statement execute function private.tell_match_index('catalog');
create trigger tell_match_index_changed after update on public.skills
    for each statement execute function private.tell_match_index('catalog');
create trigger tell_match_index_gone after delete on public.skills
    for each statement execute function private.tell_match_index('catalog');
-- Each row, so that counting who solved it tells nothing.
create trigger tell_match_index_changed after update of difficulty on public.challenges
    for each row when (old.difficulty is distinct from new.difficulty)
    execute function private.tell_match_index('catalog');
