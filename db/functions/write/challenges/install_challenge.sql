-- Makes a challenge of the catalogue what its document says, with the tests that confirmed disputes added. Another
-- version is made when what is judged has changed; everyone who has answered is then judged again. Returns the number
-- of the version that was written; no row when nothing changed.
-- Definer: documents with their hidden tests are in private.
create function private.install_challenge(p_slug text, p_position integer, p_document jsonb) returns setof integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_id uuid;
    v_document jsonb;
    v_languages text[];
    v_starter jsonb;
    v_judged text;
    v_content text;
    v_known record;
    v_version uuid;
begin
    insert into public.challenges as c (slug, title, difficulty, published_at, position)
    values (p_slug, p_document ->> 'title', p_document ->> 'difficulty', now(), p_position)
    on conflict (slug) do update set position = excluded.position
    returning c.id into v_id;
    v_document := p_document || jsonb_build_object('tests', p_document -> 'tests' || (
        select coalesce(jsonb_agg(x.test order by x.id), '[]') from private.challenge_extra_tests x where x.challenge_id = v_id));
    v_languages := case when v_document ->> 'kind' = 'sql' then array['sql']
        else array(select jsonb_array_elements_text(v_document -> 'languages')) end;
    -- TypeScript starts from the JavaScript where it has no beginning of its own.
    v_starter := v_document -> 'starter';
    if 'typescript' = any (v_languages) and not v_starter ? 'typescript' then
        v_starter := v_starter || jsonb_build_object('typescript', v_starter -> 'javascript');
    end if;
    v_judged := encode(sha256(convert_to(jsonb_build_array(
        v_document -> 'kind', v_document -> 'function', v_document -> 'schema', v_document -> 'limits', v_document -> 'compare',
        (select jsonb_agg(t.test - array['name', 'visible', 'purpose'] order by t.n)
         from jsonb_array_elements(v_document -> 'tests') with ordinality t (test, n)))::text, 'utf8')), 'hex');
    v_content := encode(sha256(convert_to(v_document::text, 'utf8')), 'hex');

    update public.challenges c set
        title = v_document ->> 'title', difficulty = v_document ->> 'difficulty', kind = v_document ->> 'kind',
        topic = coalesce(v_document ->> 'topic', c.topic), summary = coalesce(v_document ->> 'summary', ''),
        tags = array(select jsonb_array_elements_text(coalesce(v_document -> 'tags', '[]'))),
        minutes = (v_document ->> 'minutes')::smallint, languages = v_languages, position = p_position,
        published_at = coalesce(c.published_at, now()),
        retired_at = case when c.retired_by = 'staff' then c.retired_at end,
        retired_by = case when c.retired_by = 'staff' then c.retired_by end
    where c.id = v_id;
    delete from public.challenge_skills k where k.challenge_id = v_id and k.skill_id <> all (array(
        select a.skill_id from jsonb_array_elements_text(coalesce(v_document -> 'skills', '[]')) s (name)
        join public.skill_aliases a on a.alias = lower(s.name)));
    insert into public.challenge_skills (challenge_id, skill_id)
    select distinct v_id, a.skill_id
    from jsonb_array_elements_text(coalesce(v_document -> 'skills', '[]')) s (name)
    join public.skill_aliases a on a.alias = lower(s.name)
    on conflict do nothing;

    select v.id, v.version, v.edition, s.judged_hash into v_known
    from public.challenges c
    join public.challenge_versions v on v.id = c.current_version_id
    join private.challenge_secrets s on s.version_id = v.id
    where c.id = v_id;
    if v_known.edition = v_content then
        return;
    end if;
    v_version := case when v_known.judged_hash = v_judged then v_known.id else gen_random_uuid() end;
    insert into public.challenge_versions as v (id, challenge_id, version, edition, statement, function, schema_sql,
        starter, limits, compare, visible_tests, tests_total, test_names)
    select v_version, v_id, case when v_version = v_known.id then v_known.version else 1 + coalesce((
               select max(o.version) from public.challenge_versions o where o.challenge_id = v_id), 0) end,
        v_content, v_document ->> 'statement', v_document -> 'function', v_document ->> 'schema', v_starter,
        jsonb_build_object('time_ms', 2000, 'memory_mb', 128) || coalesce(v_document -> 'limits', '{}'),
        jsonb_build_object('order', case when v_document ->> 'kind' = 'sql' then 'any' else 'exact' end, 'tolerance', 0)
            || coalesce(v_document -> 'compare', '{}'),
        coalesce(jsonb_agg(t.test - 'visible' || jsonb_build_object('position', t.n) order by t.n)
            filter (where (t.test ->> 'visible')::boolean), '[]'),
        count(*),
        jsonb_agg(jsonb_build_object('position', t.n, 'name', t.test -> 'name', 'visible', t.test -> 'visible') order by t.n)
    from jsonb_array_elements(v_document -> 'tests') with ordinality t (test, n)
    on conflict (id) do update set edition = excluded.edition, statement = excluded.statement,
        starter = excluded.starter, visible_tests = excluded.visible_tests, test_names = excluded.test_names;
    insert into private.challenge_secrets (version_id, document, judged_hash)
    values (v_version, v_document, v_judged)
    on conflict (version_id) do update set document = excluded.document;
    if v_version is distinct from v_known.id then
        update public.challenges c set current_version_id = v_version where c.id = v_id;
        if v_known.id is not null then
            perform private.rejudge_challenge(v_id);
        end if;
    end if;
    return query select v.version from public.challenge_versions v where v.id = v_version;
end
$$;
