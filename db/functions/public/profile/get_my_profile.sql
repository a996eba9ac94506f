-- The caller's own profile, whole, with how complete it is and the next most useful step.
-- Definer: rank and interview are computed by functions that no one may call.
create function public.get_my_profile() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_page jsonb;
    v_row jsonb;
    v_steps jsonb;
    v_solutions jsonb;
begin
    if not private.is_session_active() then
        return null;
    end if;
    v_page := private.person_page(auth.uid());
    select jsonb_object_agg(x.slug, x.solutions) into v_solutions
    from (
        select h.slug, jsonb_agg(jsonb_build_object('id', s.submission_id, 'language', s.language, 'is_shown', s.is_shown)
            order by s.submitted_at, s.language) as solutions
        from private.passed_solutions(auth.uid()) s join public.challenges h on h.id = s.challenge_id
        group by h.slug) x;
    v_page := v_page || jsonb_build_object(
        'link_token', private.link_token(auth.uid()),
        'links', (
            select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.kind, 'label', l.label, 'url', l.url,
                'position', l.position, 'created_at', l.created_at,
                'verified_on', (l.verified_at at time zone 'utc')::date, 'verified_by', l.verified_by,
                'checked_at', l.checked_at, 'check_failure', l.check_failure, 'lapsed_at', l.lapsed_at)
                order by l.position, l.created_at), '[]')
            from public.profile_links l where l.profile_id = auth.uid()),
        'skills', (
            select coalesce(jsonb_agg(a.one || jsonb_build_object('next', n.next) order by a.n), '[]')
            from jsonb_array_elements(v_page -> 'skills') with ordinality a (one, n)
            left join private.next_proofs(auth.uid()) n on n.slug = a.one ->> 'slug'),
        'challenges', (
            select coalesce(jsonb_agg(a.one || jsonb_build_object('solutions',
                coalesce(v_solutions -> (a.one ->> 'slug'), '[]')) order by a.n), '[]')
            from jsonb_array_elements(v_page -> 'challenges') with ordinality a (one, n)),
        'github_login', (
            select o.github_logins[1] from private.link_owner(auth.uid(), now() - interval '90 days') o),
        'repository_consent', (
            select jsonb_build_object('link_id', s.link_id, 'is_pending', s.checked_at is null or s.checked_at < s.requested_at,
                'failure', s.failure, 'checked_at', s.checked_at, 'due_at', s.due_at, 'fetched_at', s.fetched_at,
                'count', s.repositories)
            from public.repository_summaries s where s.profile_id = auth.uid()));
    select to_jsonb(p) || jsonb_build_object('tier', private.owner_tier(p.id)) into v_row from public.profiles p where p.id = auth.uid();
    -- In the order of what helps most.
    select jsonb_agg(jsonb_build_object('key', s.key, 'label', s.label, 'path_hint', s.hint, 'done', s.done, 'weight', s.weight) order by s.n)
    into v_steps
    from (values
        (1, 'headline', 'Say what you do in one line', '#headline', 10, length(coalesce(v_row ->> 'headline', '')) > 0),
        (2, 'skills', 'Name at least five skills', '#skills', 20, jsonb_array_length(v_page -> 'skills') >= 5),
        (3, 'experience', 'Add where you worked', '#experience', 20, jsonb_array_length(v_page -> 'experiences') > 0),
        (4, 'projects', 'Feature a project', '#projects', 15, jsonb_array_length(v_page -> 'projects') > 0),
        (5, 'preferences', 'Say where and how you want to work', '#preferences', 10,
            v_row ->> 'country' is not null and v_row ->> 'seniority' is not null),
        (6, 'about', 'Tell what you are about', '#about', 10, length(coalesce(v_row ->> 'about', '')) >= 80),
        (7, 'avatar', 'Show your face, or a picture of yours', '#avatar', 5, length(coalesce(v_row ->> 'avatar_url', '')) > 0),
        (8, 'links', 'Link your code or your site', '#links', 5, jsonb_array_length(v_page -> 'links') > 0),
        (9, 'education', 'Add your education', '#education', 5, jsonb_array_length(v_page -> 'educations') > 0)) s (n, key, label, hint, weight, done);
    return v_row || v_page || jsonb_build_object('completeness', (
        select jsonb_build_object(
            'percent', 100 * coalesce(sum((s ->> 'weight')::integer) filter (where (s ->> 'done')::boolean), 0) / sum((s ->> 'weight')::integer),
            'next', (
                select n - array['done', 'weight'] from jsonb_array_elements(v_steps) n
                where not (n ->> 'done')::boolean limit 1),
            'done', coalesce(jsonb_agg(s -> 'key') filter (where (s ->> 'done')::boolean), '[]'))
        from jsonb_array_elements(v_steps) s));
end
$$;
