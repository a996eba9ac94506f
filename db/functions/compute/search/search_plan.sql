-- Understands a query. Its words have to be there, all of them, in any order: whole words as typed, with or without a
-- plural's s; the last one also as the beginning of a word, unless it names a skill ("java" does not find JavaScript);
-- up to four words that are a spelling of a skill also as that skill. Words that say nothing ("in", "jobs") fall away
-- while others are left. With a kind, words that its vocabulary does not know may also be words near them.
-- There are no operators: what is typed is words, whatever it looks like. 200 characters and 8 words count.
create function private.search_plan(p_query text, p_kind text default null) returns private.search_plan
    language plpgsql stable
    set search_path = ''
as $$
declare
    c_fillers constant text[] := '{a,an,and,as,at,by,for,from,in,is,near,of,on,or,the,to,with,job,jobs,company,companies,people,work}';
    v_plan private.search_plan;
    v_units text[] := regexp_split_to_array(trim(regexp_replace(lower(left(p_query, 200)), '[\s,;]+', ' ', 'g')), ' ');
    v_kept text[] := '{}';
    v_unit text;
    v_skill integer;
    v_words text[];
    v_word text;
    v_forms text[];
    v_near text[];
    v_parts text[];
    v_at integer := 1;
    v_count integer;
    v_last boolean;
begin
    v_units := array(
        select u.unit from unnest(v_units) with ordinality u (unit, n)
        where private.search_clean(u.unit) <> '' order by u.n limit 8);
    if not array(select private.search_clean(u) from unnest(v_units) u) <@ c_fillers then
        v_kept := c_fillers;
    end if;
    v_plan := row(private.search_clean(left(p_query, 200)), '{}', '{}', null, '{}', '{}');
    while v_at <= cardinality(v_units) loop
        v_count := least(4, cardinality(v_units) - v_at + 1);
        loop
            v_unit := array_to_string(v_units[v_at:v_at + v_count - 1], ' ');
            v_skill := private.find_skill(v_unit);
            exit when v_skill is not null or v_count = 1;
            v_count := v_count - 1;
        end loop;
        v_at := v_at + v_count;
        v_last := v_at > cardinality(v_units);
        v_words := array(
            select x.lexeme from unnest(to_tsvector('pg_catalog.simple', private.search_clean(v_unit))) x
            order by x.positions[1]);
        continue when cardinality(v_words) = 0 or (v_skill is null and v_words <@ v_kept);
        v_parts := '{}';
        foreach v_word in array v_words loop
            v_forms := array[v_word];
            if length(v_word) > 3 and v_word !~ 'ss$' then
                v_forms := v_forms || case when v_word ~ 's$' then left(v_word, -1) else v_word || 's' end;
            end if;
            v_plan.words := v_plan.words || v_forms;
            v_forms := array(select private.search_lexeme(f) from unnest(v_forms) f);
            if v_last and v_skill is null and v_word = v_words[cardinality(v_words)]
                and (length(v_word) > 1 or cardinality(v_plan.groups) > 0) then
                v_plan.prefix := v_word;
                v_forms := v_forms || (private.search_lexeme(v_word) || ':*');
            end if;
            if p_kind is not null and v_skill is null then
                v_near := private.search_near_words(p_kind, v_word, v_plan.prefix is not distinct from v_word);
                v_plan.near_words := v_plan.near_words || v_near;
                v_forms := v_forms || array(select private.search_lexeme(f) from unnest(v_near) f);
            end if;
            v_parts := v_parts || ('(' || array_to_string(v_forms, '|') || ')');
        end loop;
        v_unit := array_to_string(v_parts, '&');
        if v_skill is not null then
            v_plan.skill_ids := v_plan.skill_ids || v_skill;
            v_unit := format('(%s)|''§%s''', v_unit, v_skill);
        end if;
        v_plan.groups := v_plan.groups || v_unit::tsquery;
    end loop;
    return v_plan;
end
$$;
