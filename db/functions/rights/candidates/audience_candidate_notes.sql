-- Who could see a row of candidate_notes in the change feed; asked by the feed alone, which then asks the policies for
-- those who listen. A deletion is sent to all of these, so no one is named who could not read the row.
-- Definer: the change feed holds nothing on public tables.
create function private.audience_candidate_notes(p_row jsonb) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return private.candidate_viewers((p_row ->> 'job_interaction_id')::uuid);
end
$$;
