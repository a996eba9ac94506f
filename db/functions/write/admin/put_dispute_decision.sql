-- Keeps what staff decided on a dispute, and who; how many submissions wait to be judged again for its challenge.
-- Definer: policies let its finder alone write a dispute, and no role writes who decided.
create function private.put_dispute_decision(
    p_id uuid, p_state text, p_reason text, p_test_name text, p_decided_by uuid, p_now timestamptz
) returns bigint
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_challenge uuid;
begin
    update public.challenge_disputes d
    set state = p_state, reason = p_reason, test_name = p_test_name, decided_at = p_now
    where d.id = p_id
    returning d.challenge_id into v_challenge;
    insert into private.dispute_findings as f (dispute_id, decided_by) values (p_id, p_decided_by)
    on conflict (dispute_id) do update set decided_by = excluded.decided_by;
    return (
        select count(*) from public.submissions s
        where s.challenge_id = v_challenge and s.kind = 'rejudge' and s.state = 'queued');
end
$$;
