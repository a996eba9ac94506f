-- A company's page with its open jobs: for everyone while approved and its public link is on, for signed-in people
-- while approved, for its members always. An address that the company gave up leads here too; the answer's slug is the
-- present one.
-- Definer: it shows counts and promises of tables that no role holds anything on.
create function public.get_public_company(p_slug text) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company public.companies;
    v_id uuid := private.slug_owner('company', p_slug);
    v_mine uuid := private.my_company();
begin
    if auth.uid() is not null and not private.is_session_active() then
        return null;
    end if;
    if not private.may_see_company(v_id) then
        return null;
    end if;
    select * into v_company from public.companies c where c.id = v_id;
    return to_jsonb(v_company) || jsonb_build_object(
        'badges', private.badges_json(v_company.id),
        'interview_steps', private.steps_json(v_company.id),
        'promise', private.promise_json(v_company.id),
        'open_jobs', (
            select coalesce(jsonb_agg(to_jsonb(j) order by j.published_at desc), '[]')
            from (
                select o.id, o.title, o.seniority, o.employment_type, o.remote_policy, o.places, o.pay_min, o.pay_max,
                       o.pay_currency, o.pay_period, o.published_at
                from public.job_openings o
                where o.company_id = v_company.id and o.is_listed and (o.expires_at is null or o.expires_at > now())
                order by o.published_at desc limit 50) j),
        'open_jobs_count', (
            select count(*) from public.job_openings o
            where o.company_id = v_company.id and o.is_listed and (o.expires_at is null or o.expires_at > now())),
        'team_role', case when v_company.id = v_mine then (
            select p.company_role from public.profiles p where p.id = auth.uid()) end,
        'can_edit', v_company.id = v_mine and private.has_permission('manage_company'));
end
$$;
