-- What the caller's colleagues think of an answer, the first review first, and the colleagues who could review it. Reviews of
-- others are counted and not shown before the caller has written one or the answer is decided. Null for everyone who may not
-- see the candidate, and before there is an answer.
-- Definer: profiles of colleagues are hidden from the caller, and so are the reviews that are only counted.
create function public.get_challenge_reviews(p_invitation_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_job uuid;
    v_status text;
    v_open boolean;
begin
    if not private.is_onboarded() then
        return null;
    end if;
    select i.job_opening_id, i.status into v_job, v_status
    from public.challenge_invitations i
    where i.id = p_invitation_id and i.submitted_at is not null and i.job_opening_id = any (private.my_candidate_jobs())
      and exists (select from public.profiles p where p.id = i.candidate_profile_id and p.is_active);
    if not found then
        return null;
    end if;
    v_open := v_status in ('approved', 'rejected') or p_invitation_id = any (private.my_reviewed_invitations());
    return jsonb_build_object(
        'can_review', v_status = 'submitted',
        'reviews', (
            select coalesce(jsonb_agg(jsonb_build_object(
                'is_own', r.reviewer_id = v_me, 'marks', to_jsonb(r.marks), 'note', r.note, 'updated_at', r.updated_at,
                'reviewer', jsonb_build_object('id', p.id, 'full_name', p.full_name, 'avatar_url', p.avatar_url))
                order by r.created_at, r.reviewer_id), '[]')
            from public.challenge_reviews r join public.profiles p on p.id = r.reviewer_id
            where r.invitation_id = p_invitation_id and (v_open or r.reviewer_id = v_me)),
        'hidden', (
            select count(*) from public.challenge_reviews r
            where r.invitation_id = p_invitation_id and not v_open and r.reviewer_id <> v_me),
        'colleagues', (
            select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'full_name', p.full_name, 'avatar_url', p.avatar_url)
                order by p.full_name, p.id), '[]')
            from public.profiles p
            where p.id = any (private.job_candidate_viewers(v_job)) and p.id <> v_me and not p.needs_onboarding
              and not exists (
                  select from public.challenge_reviews r
                  where r.invitation_id = p_invitation_id and r.reviewer_id = p.id)));
end
$$;
