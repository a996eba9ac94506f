-- An attempt waits for its score again; by staff alone. It stays given back: a score that comes after all is extra.
-- Definer: policies let only its owner change an attempt.
create function private.rescore_interview(p_id uuid, p_now timestamptz) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update public.interview_attempts a set state = 'scoring', scoring_at = p_now
    where a.id = p_id and (select private.is_staff());
end
$$;
