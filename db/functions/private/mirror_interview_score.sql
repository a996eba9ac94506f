-- The newest score that the person shows stands on the profile.
create function private.mirror_interview_score() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_profile uuid := coalesce(new.profile_id, old.profile_id);
begin
    update public.profiles p
    set system_design_score = (
        select s.total from public.interview_scores s
        where s.profile_id = v_profile and s.is_shown
        order by s.scored_at desc, s.id limit 1)
    where p.id = v_profile;
    return null;
end
$$;

create trigger mirror_interview_score after insert or update or delete on public.interview_scores
    for each row execute function private.mirror_interview_score();
