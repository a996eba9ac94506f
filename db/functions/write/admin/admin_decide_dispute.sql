-- Staff decide on a dispute. Confirmed, its input is a test from now on: of another version, by which everybody who
-- answered is judged again. What it expects is what staff say, or else what the finder said, or what the references agree on.
create function private.admin_decide_dispute(
    p_id uuid, p_decision text, p_expected jsonb, p_reason text, p_now timestamptz
) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_dispute public.challenge_disputes;
    v_challenge public.challenges;
    v_expected jsonb;
    v_name text;
    v_document jsonb;
begin
    perform private.require_staff(p_reason);
    select d.* into v_dispute from public.challenge_disputes d where d.id = p_id for no key update;
    if not found then
        raise exception 'not_found' using errcode = 'PT404';
    elsif v_dispute.state <> 'open' then
        raise exception 'conflict' using errcode = 'PT409';
    end if;
    if p_decision = 'confirm' then
        select c.* into v_challenge from public.challenges c where c.id = v_dispute.challenge_id for no key update;
        v_expected := coalesce(p_expected, v_dispute.claimed_expected, (
            select f.finding -> 'agreed' from private.dispute_findings f where f.dispute_id = p_id));
        if v_expected is null then
            raise exception 'expected_needed' using errcode = 'PT422';
        end if;
        select s.document into v_document from private.challenge_secrets s where s.version_id = v_challenge.current_version_id;
        v_name := 'Counterexample ' || 1 + (
            select count(*) from private.challenge_extra_tests x where x.challenge_id = v_dispute.challenge_id);
        -- What install_challenge appends is taken off first: it is what the folder says.
        v_document := v_document || jsonb_build_object('tests', (
            select jsonb_agg(t.test order by t.n) from jsonb_array_elements(v_document -> 'tests') with ordinality t (test, n)
            where t.n <= jsonb_array_length(v_document -> 'tests') - (
                select count(*) from private.challenge_extra_tests x where x.challenge_id = v_dispute.challenge_id)));
        insert into private.challenge_extra_tests (challenge_id, dispute_id, test)
        values (v_dispute.challenge_id, p_id, jsonb_strip_nulls(jsonb_build_object('name', v_name, 'visible', false, 'purpose', 'edge'))
            || case when v_dispute.setup is null then jsonb_build_object('arguments', v_dispute.arguments)
                else jsonb_build_object('setup', v_dispute.setup) end
            || jsonb_build_object('expected', v_expected));
        update public.challenge_disputes d set state = 'confirmed', reason = trim(p_reason), decided_at = p_now, test_name = v_name
        where d.id = p_id;
        perform private.install_challenge(v_challenge.slug, v_challenge.position, v_document);
    else
        update public.challenge_disputes d set state = 'rejected', reason = trim(p_reason), decided_at = p_now where d.id = p_id;
    end if;
    insert into private.dispute_findings as f (dispute_id, decided_by) values (p_id, auth.uid())
    on conflict (dispute_id) do update set decided_by = excluded.decided_by;
    perform private.log_audit(auth.uid(), 'staff', 'dispute.' || p_decision, 'dispute', p_id::text, p_reason,
        jsonb_build_object('challenge_id', v_dispute.challenge_id));
    return (
        select jsonb_build_object('id', d.id, 'state', d.state, 'test_name', d.test_name, 'judged_again', (
            select count(*) from public.submissions s
            where s.challenge_id = d.challenge_id and s.kind = 'rejudge' and s.state = 'queued'))
        from public.challenge_disputes d where d.id = p_id);
end
$$;
