-- The score that someone shows, and chose, is on the profile.
-- Definer: no command writes profiles.system_design_score.
create function private.mirror_interview_score() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_profile uuid := coalesce(new.profile_id, old.profile_id);
begin
    update public.profiles p
    set system_design_score = (
        select s.total from public.interview_scores s where s.id = private.counting_interview(v_profile))
    where p.id = v_profile;
    return null;
end
$$;

create trigger mirror_interview_score after insert or update or delete on public.interview_scores
    for each row execute function private.mirror_interview_score();
create trigger mirror_interview_score after insert or update or delete on private.interview_choices
    for each row execute function private.mirror_interview_score();
