-- A review is decided by the caller.
-- Definer: no role writes private.interview_reviews.
create function private.close_interview_review(p_id uuid, p_now timestamptz) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update private.interview_reviews r set state = 'done', decided_at = p_now, decided_by = auth.uid()
    where r.id = p_id and (select private.is_staff());
end
$$;
