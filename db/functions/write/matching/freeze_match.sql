-- Freezes the match of an interest that the caller just expressed: the seeker's form on the row, the exact one where
-- only the company's functions read. Returns the score.
-- Definer: the match of an interest is not writable, and no role holds anything on match_receipts.
create function private.freeze_match(p_interaction_id uuid) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_job_id uuid := (
        select i.job_opening_id from public.job_interactions i
        where i.id = p_interaction_id and i.profile_id = auth.uid() and i.status = 'interested' and i.match is null);
    v_job private.match_job := (private.job_facts(array[v_job_id]))[1];
    v_person private.match_person := (private.people_facts(array[auth.uid()]))[1];
    v_match jsonb;
begin
    if v_job_id is null then
        return null;
    end if;
    v_match := private.match_json(v_job, v_person, false);
    update public.job_interactions i
    set match = v_match, match_score = (v_match ->> 'score')::smallint, match_version = (v_match ->> 'version')::smallint
    where i.id = p_interaction_id;
    insert into private.match_receipts (job_interaction_id, match)
    values (p_interaction_id, private.match_json(v_job, v_person, true));
    return (v_match ->> 'score')::integer;
end
$$;
