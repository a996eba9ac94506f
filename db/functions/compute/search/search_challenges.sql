-- Challenges of the catalogue that have all that was asked for, best first: titles before skills and tags before summaries,
-- easier ones first among equals. The catalogue is small, so it is read as it stands.
create function private.search_challenges(p_plan private.search_plan, p_filters jsonb) returns private.search_found
    language plpgsql stable
    set search_path = ''
as $$
declare
    v_query tsquery := private.search_all((p_plan).groups);
    v_ids uuid[];
begin
    if p_filters <> '{}' then
        raise exception 'Challenges have no filters.' using errcode = 'invalid_parameter_value';
    end if;
    select array_agg(x.id order by x.score desc, x.difficulty, x.position, x.id) into v_ids
    from (
        select c.id, c.position, array_position(array['easy', 'medium', 'hard', 'expert'], c.difficulty) as difficulty,
               ts_rank('{0.1,0.3,0.6,1}', h.head, v_query) as score
        from public.challenges c
        cross join lateral (
            select array_agg(k.id) as ids, string_agg(k.name, ' ') as names
            from public.challenge_skills s join public.skills k on k.id = s.skill_id where s.challenge_id = c.id) k
        cross join lateral (
            select private.search_vector(c.title, 'A')
                || private.search_vector(concat_ws(' ', k.names, array_to_string(c.tags, ' '), array_to_string(c.languages, ' '),
                    replace(c.topic, '-', ' ')), 'B')
                || private.search_skills_vector(k.ids || array(select l.id from public.skills l where l.slug = any (c.languages)))
                || private.search_vector(c.summary, 'C') as head) h
        where c.published_at <= now() and c.retired_at is null and h.head @@ v_query) x;
    return row('typed', p_plan, coalesce(v_ids, '{}'), '{}'::uuid[], false)::private.search_found;
end
$$;
