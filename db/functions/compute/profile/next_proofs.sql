-- For each of someone's skills what is missing to its next grade, and a challenge that they have left for it: as hard as one of
-- those that are missing, or the hardest there is. Without a row where nothing proves the skill, or nothing proves it better.
create function private.next_proofs(p_profile_id uuid) returns table (slug text, next jsonb)
    language plpgsql stable
    set search_path = ''
as $$
begin
    return query
        select w.slug, w.missing || jsonb_build_object('challenge', w.challenge)
        from (
            select m.slug, m.missing, m.grade, private.proving_challenge(p_profile_id, 'skill:' || m.slug,
                case when (m.missing ->> 'hard')::integer > 0 then 'hard' when (m.missing ->> 'medium')::integer > 0 then 'medium'
                    else 'easy' end) as challenge
            from (
                select k.slug, v.grade,
                    case when v.skill_id is null then private.missing_proofs('shown', 1, 0, 0, 0) else v.next end as missing
                from public.profile_skills s
                join public.skills k on k.id = s.skill_id
                left join private.proved_skills(p_profile_id) v on v.skill_id = s.skill_id
                where s.profile_id = p_profile_id) m
            where m.missing is not null) w
        where w.grade is not null or w.challenge is not null;
end
$$;
