-- A dispute as its finder sees it: what the references gave shows once it is decided.
create function private.dispute_json(p_dispute public.challenge_disputes) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
begin
    return jsonb_build_object('id', p_dispute.id, 'state', p_dispute.state, 'claim', p_dispute.claim,
        'arguments', p_dispute.arguments, 'setup', p_dispute.setup, 'claimed_expected', p_dispute.claimed_expected,
        'created_at', p_dispute.created_at, 'decided_at', p_dispute.decided_at, 'reason', p_dispute.reason,
        'test_name', p_dispute.test_name,
        'finding', case when p_dispute.state in ('confirmed', 'rejected') then (
            select f.finding from private.dispute_findings f where f.dispute_id = p_dispute.id) end);
end
$$;
