-- Invitations that the caller's company sent, for those who may read them: of one challenge, or of all, the newest first.
-- Definer: profiles and submissions of candidates are their own rows.
create function public.list_challenge_invitations(p_employer_challenge_id uuid default null) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if not private.is_onboarded() then
        return '[]';
    end if;
    return (
        select coalesce(jsonb_agg(private.invitation_line(i.invitation) || jsonb_build_object(
            'candidate', jsonb_build_object('id', i.candidate_id, 'full_name', i.full_name, 'avatar_url', i.avatar_url,
                'headline', i.headline),
            'judged', (
                select jsonb_build_object('state', s.state, 'verdict', s.verdict, 'passed', s.passed, 'total', s.total)
                from private.challenge_answers a join public.submissions s on s.id = a.submission_id
                where a.invitation_id = (i.invitation).id))
            order by (i.invitation).sent_at desc, (i.invitation).id), '[]')
        from (
            select x as invitation, p.id as candidate_id, p.full_name, p.avatar_url, p.headline
            from public.challenge_invitations x
            join public.profiles p on p.id = x.candidate_profile_id and p.is_active
            where x.company_id = private.my_approved_company()
              and (p_employer_challenge_id is null or x.employer_challenge_id = p_employer_challenge_id)
              and private.may_read_invitation(x)
            order by x.sent_at desc
            limit 500) i);
end
$$;
