-- What became of the challenge invitations that a company sent in a time, by challenge. A rate is null while none of them
-- is decided.
-- Definer: invitations are for those who manage challenges or see the candidate.
create function private.challenge_pass_rates(p_company_id uuid, p_from date, p_before date) returns jsonb
    language sql stable security definer
    set search_path = ''
as $$
    select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'title', k.title, 'sent', k.sent, 'submitted', k.submitted,
        'approved', k.approved, 'rejected', k.rejected,
        'pass_percent', round(100.0 * k.approved / nullif(k.approved + k.rejected, 0), 1))
        order by k.sent desc, k.title, k.id), '[]')
    from (
        select c.id, c.title, count(*) as sent, count(*) filter (where i.submitted_at is not null) as submitted,
               count(*) filter (where i.status = 'approved') as approved,
               count(*) filter (where i.status = 'rejected') as rejected
        from public.challenge_invitations i
        join public.employer_challenges c on c.id = i.employer_challenge_id
        where i.company_id = p_company_id
          and i.sent_at >= p_from::timestamp at time zone 'UTC' and i.sent_at < p_before::timestamp at time zone 'UTC'
        group by c.id) k
$$;
