-- A company's figures of a period. Answers belong to the period in which the interest was expressed. A rate is null while
-- there is nothing to divide by.
-- Definer: views and their days are in private, and it counts candidates whom its reader may not see one by one.
create function private.company_totals(p_company_id uuid, p_from date, p_before date) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_answer jsonb;
begin
    select jsonb_build_object('views', coalesce(sum(d.views), 0),
        'page_views', coalesce(sum(d.views) filter (where not d.is_job), 0),
        'job_views', coalesce(sum(d.views) filter (where d.is_job), 0),
        'internal_views', coalesce(sum(d.views) filter (where d.is_internal), 0),
        'external_views', coalesce(sum(d.views) filter (where not d.is_internal), 0),
        'viewers', private.company_viewers(p_company_id, p_from, p_before))
    into v_answer
    from private.company_view_days d
    where d.company_id = p_company_id and d.day >= p_from and d.day < p_before;
    return v_answer || (
        select jsonb_build_object('interested', count(*),
            'approved', count(*) filter (where i.decision = 'approved'),
            'rejected', count(*) filter (where i.decision = 'rejected'),
            'expired', count(*) filter (where i.decision = 'expired'),
            'conversations', count(*) filter (where i.has_conversation),
            'response_percent', round(100.0 * count(*) filter (where i.decision in ('approved', 'rejected'))
                / nullif(count(*) filter (where i.decision in ('approved', 'rejected', 'expired')), 0), 1))
        from private.company_interests(p_company_id, p_from, p_before) i
    ) || jsonb_build_object(
        'first_match_seconds', private.first_match_seconds(p_company_id, p_from, p_before));
end
$$;
