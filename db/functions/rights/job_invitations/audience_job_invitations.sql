-- Who could see a row of job_invitations in the change feed; asked by the feed alone, which then asks the policies for
-- those who listen. A deletion is sent to all of these, so no one is named who could not read the row.
-- Definer: the change feed holds nothing on public tables.
create function private.audience_job_invitations(p_row jsonb) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select p.id from public.profiles p where p.id = (p_row ->> 'profile_id')::uuid and p.is_active
        union
        select v from unnest(private.job_candidate_viewers((p_row ->> 'job_opening_id')::uuid)) v);
end
$$;
