-- The skills that someone's completed challenges prove: those of each challenge, and the language that it was answered in.
create function private.proved_skills(p_profile_id uuid) returns table (skill_id integer, passed integer, last timestamptz)
    language plpgsql stable
    set search_path = ''
as $$
begin
    return query
        select x.skill_id, count(distinct x.challenge_id)::integer, max(x.completed_at)
        from (
            select s.skill_id, c.challenge_id, c.completed_at
            from public.challenge_completions c join public.challenge_skills s on s.challenge_id = c.challenge_id
            where c.profile_id = p_profile_id
            union all
            select k.id, c.challenge_id, c.completed_at
            from public.challenge_completions c join public.skills k on k.slug = c.language
            where c.profile_id = p_profile_id) x
        group by x.skill_id;
end
$$;
