-- What a job still needs before it may be published, [{"field", "message"}].
-- Definer: weights are read by those who manage jobs, and a job's recruiter asks too.
create function private.missing_for_publish(p_job_opening_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select coalesce(jsonb_agg(jsonb_build_object('field', m.field, 'message', m.message)) filter (where m.missing), '[]')
        from public.job_openings j
        cross join lateral (values
            ('description', 'Describe the work.', length(trim(j.description)) = 0),
            ('seniority', 'Choose a seniority.', j.seniority is null),
            ('employment_type', 'Choose an employment type.', j.employment_type is null),
            ('remote_policy', 'Choose a workplace.', j.remote_policy is null),
            ('places', 'Add a location.',
                j.remote_policy in ('hybrid', 'onsite') and cardinality(j.places) = 0),
            ('pay_min', 'Enter the pay range.', j.pay_min is null or j.pay_max is null),
            ('pay_currency', 'Choose the currency of the pay.', j.pay_currency is null),
            ('skills', 'Add at least one skill.', not exists (
                select from public.job_skills s where s.job_opening_id = j.id)),
            ('weights', 'Set the weights.', not exists (
                select from public.job_weights w where w.job_opening_id = j.id)),
            ('expires_at', 'The expiry date has passed.', j.expires_at <= now())) m (field, message, missing)
        where j.id = p_job_opening_id);
end
$$;
