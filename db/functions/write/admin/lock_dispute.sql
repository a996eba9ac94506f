-- Holds a dispute for a decision: what it says, and what the references gave on its input. No row: there is no such dispute.
-- Definer: policies let its finder alone hold a dispute, and no role reads what the references gave.
create function private.lock_dispute(
    p_id uuid, out challenge_id uuid, out state text, out claimed_expected jsonb, out finding jsonb
) returns setof record
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return query
    select d.challenge_id, d.state, d.claimed_expected, (
        select f.finding from private.dispute_findings f where f.dispute_id = d.id)
    from public.challenge_disputes d where d.id = p_id for no key update;
end
$$;
