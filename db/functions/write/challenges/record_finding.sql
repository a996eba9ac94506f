-- Keeps what the references and the finder's answer gave on a dispute's input.
-- Definer: findings are in private.
create function private.record_finding(p_id uuid, p_finding jsonb) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    insert into private.dispute_findings as f (dispute_id, finding)
    select d.id, p_finding from public.challenge_disputes d where d.id = p_id
    on conflict (dispute_id) do update set finding = excluded.finding;
end
$$;
