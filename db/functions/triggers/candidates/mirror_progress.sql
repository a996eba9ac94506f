-- What the candidate sees follows the kind of the stage they are in. A move between stages that look the same to them
-- changes nothing that they could notice.
-- Definer: the command's role writes decisions of an interest, not its progress.
create function private.mirror_progress() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    update public.job_interactions i set progress = w.progress
    from (
        select case s.kind when 'hired' then 'hired' when 'closed' then 'closed' else 'in_process' end as progress
        from public.candidate_stages s where s.id = new.stage_id) w
    where i.id = new.job_interaction_id and i.progress <> w.progress;
    return null;
end
$$;

create trigger mirror_progress after insert or update of stage_id on public.job_interaction_stages
    for each row execute function private.mirror_progress();
