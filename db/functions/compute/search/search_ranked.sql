-- What was found, best first; among equals the newer, then by id, so that pages fit together. The score of a document:
--   20,000 when its title, name, skills, company, place or terms have all that was asked for, without its longer texts;
--    4,000 for each thing asked for that is there, 1,000 for each that stands only in the longer texts;
--    6,000 when the query is the whole title or name, 2,000 when that begins with it;
--  ≤ 4,000 for whole words and skills (not words that only begin so), titles before skills before places;
--    ≤ 400 for challenges passed.
create function private.search_ranked(p_found private.search_found)
    returns table (id uuid, score integer, fresh_at timestamptz, name text)
    language plpgsql stable
    set search_path = ''
    set jit = off
as $$
declare
    v_plan private.search_plan := p_found.plan;
    v_typed tsquery := private.search_all(array(
        select private.search_lexeme(w)::tsquery from unnest(v_plan.words || v_plan.near_words) w
        union all select format('''§%s''', s)::tsquery from unnest(v_plan.skill_ids) s), true);
begin
    return query
    select d.id,
           ((case when f.is_head and p_found.how <> 'some' then 20000 else 0 end)
            + (select coalesce(sum(case when d.head @@ g then 4000 when not f.is_head and d.document @@ g then 1000 else 0 end), 0)
               from unnest(v_plan.groups) g)
            + (case when d.name = v_plan.phrase then 6000 when starts_with(d.name, v_plan.phrase) then 2000 else 0 end)
            + round(4000 * case when f.is_head then ts_rank('{0.1,0.3,0.6,1}', d.head, v_typed)
                else ts_rank('{0.1,0.3,0.6,1}', d.document, v_typed, 1) end)
            + 10 * least(d.proofs, 40))::integer,
           d.fresh_at, d.name
    from (
        select h.id, true as is_head from unnest(p_found.head) h (id)
        union all
        select b.id, false from unnest(p_found.body) b (id)) f
    join private.search_documents d on d.id = f.id;
end
$$;
