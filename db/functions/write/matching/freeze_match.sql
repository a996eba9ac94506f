-- Freezes the match of an interest that the caller just expressed: the seeker's form on the row, the exact one where
-- only the company's functions read.
-- Definer: the match of an interest is not writable, and no role holds anything on match_receipts.
create function private.freeze_match(p_interaction_id uuid, p_match jsonb, p_exact jsonb) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    with frozen as (
        update public.job_interactions i
        set match = p_match, match_score = (p_match ->> 'score')::smallint, match_version = (p_match ->> 'version')::smallint
        where i.id = p_interaction_id and i.profile_id = auth.uid() and i.status = 'interested' and i.match is null
        returning i.id)
    insert into private.match_receipts (job_interaction_id, match) select f.id, p_exact from frozen f;
end
$$;
