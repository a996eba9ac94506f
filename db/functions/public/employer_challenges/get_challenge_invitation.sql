-- One invitation with its challenge and answer, in the form of the caller's side. The candidate sees everything before
-- the start that they may ever see; the company sees the answer once it was handed in. Null for everyone else.
-- Definer: answers are in private, and each side reads no rows of the other.
create function public.get_challenge_invitation(p_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_row public.challenge_invitations;
    v_document jsonb;
    v_answer private.challenge_answers;
    v_decides boolean;
begin
    if not private.is_onboarded() then
        return null;
    end if;
    select * into v_row from public.challenge_invitations i where i.id = p_id;
    if not found then
        return null;
    end if;
    select v.document into v_document from public.employer_challenge_versions v where v.id = v_row.version_id;
    select * into v_answer from private.challenge_answers a where a.invitation_id = p_id;
    if v_row.candidate_profile_id = auth.uid() then
        return private.invitation_line(v_row) || jsonb_build_object(
            'side', 'candidate', 'now', now(),
            -- What was never begun and is over is no one's to read any more.
            'document', case when v_row.status not in ('withdrawn', 'expired', 'declined') or v_row.started_at is not null
                then private.candidate_document(v_document) end,
            'answer', v_answer.answer, 'saved_at', v_answer.saved_at, 'submission', private.judged_answer(v_answer.submission_id));
    end if;
    if not private.may_read_invitation(v_row) or not exists (
        select from public.profiles p where p.id = v_row.candidate_profile_id and p.is_active) then
        return null;
    end if;
    v_decides := coalesce(v_row.job_opening_id = any (private.my_candidate_jobs()), false);
    return private.invitation_line(v_row) || jsonb_build_object(
        'side', 'employer', 'now', now(), 'document', v_document,
        'candidate', (
            select jsonb_build_object('id', p.id, 'full_name', p.full_name, 'avatar_url', p.avatar_url,
                'headline', p.headline, 'rank', private.rank_json(p.completed_challenges), 'special_rank', p.special_rank)
            from public.profiles p where p.id = v_row.candidate_profile_id),
        'answer', case when v_row.submitted_at is not null then v_answer.answer end,
        'submission', case when v_row.submitted_at is not null then private.judged_answer(v_answer.submission_id) end,
        'decided_by_name', (select p.full_name from public.profiles p where p.id = v_row.decided_by),
        'can_decide', v_decides and v_row.status = 'submitted',
        'can_withdraw', v_decides and v_row.status in ('sent', 'opened', 'started'));
end
$$;
