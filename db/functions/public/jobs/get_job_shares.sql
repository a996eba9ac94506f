-- Who has a job from a colleague, and who else could, for those who may share it.
-- Definer: profiles of colleagues are their own rows.
create function public.get_job_shares(p_job_opening_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_viewers uuid[] := private.my_candidate_viewers();
begin
    if not private.is_onboarded() or not (p_job_opening_id = any (private.my_shareable_jobs())) then
        return null;
    end if;
    return jsonb_build_object(
        'shares', (
            select coalesce(jsonb_agg(jsonb_build_object(
                'id', p.id, 'full_name', p.full_name, 'avatar_url', p.avatar_url, 'company_role', p.company_role,
                'shared_by', (select b.full_name from public.profiles b where b.id = s.shared_by),
                'note', s.note, 'created_at', s.created_at,
                -- A right that was taken away makes the share rest.
                'sees', p.id = any (v_viewers)) order by s.created_at, p.id), '[]')
            from public.job_sharing s join public.profiles p on p.id = s.shared_with
            where s.job_opening_id = p_job_opening_id),
        'people', (
            select coalesce(jsonb_agg(jsonb_build_object(
                'id', p.id, 'full_name', p.full_name, 'avatar_url', p.avatar_url, 'company_role', p.company_role)
                order by p.full_name, p.id), '[]')
            from public.profiles p
            where p.id = any (v_viewers) and p.id <> auth.uid()
              and p.id is distinct from (
                  select j.recruiter_profile_id from public.job_openings j where j.id = p_job_opening_id)
              and not exists (
                  select from public.job_sharing s
                  where s.job_opening_id = p_job_opening_id and s.shared_with = p.id)));
end
$$;
