-- An approved candidate enters the first stage of the company. When the approval is undone, nothing of it is left.
-- Definer: candidates enter a stage and leave the list of stages by a decision alone, so no role inserts or deletes here.
create function private.place_candidate() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    -- Who accepted an invitation has moved nobody.
    v_by uuid := nullif(auth.uid(), new.profile_id);
begin
    if new.decision is distinct from 'approved' then
        delete from public.job_interaction_stages s where s.job_interaction_id = new.id;
        delete from public.candidate_moves m where m.job_interaction_id = new.id;
        return null;
    end if;
    with first as (
        select s.id, s.kind, s.name
        from public.job_openings j join public.candidate_stages s on s.company_id = j.company_id
        where j.id = new.job_opening_id
        order by s.position limit 1
    ), placed as (
        insert into public.job_interaction_stages (job_interaction_id, job_opening_id, stage_id, moved_by, moved_at)
        select new.id, new.job_opening_id, f.id, v_by, new.decided_at from first f
    )
    insert into public.candidate_moves (job_interaction_id, to_kind, to_name, moved_by, created_at)
    select new.id, f.kind, f.name, v_by, new.decided_at from first f;
    return null;
end
$$;

create trigger place_candidate_at_insert after insert on public.job_interactions
    for each row when (new.decision = 'approved') execute function private.place_candidate();
create trigger place_candidate_at_update after update of decision on public.job_interactions
    for each row when (old.decision is distinct from new.decision and 'approved' in (old.decision, new.decision))
    execute function private.place_candidate();
