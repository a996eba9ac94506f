-- Who could see a row of interview_attempts in the change feed. The feed then asks the policies for those who listen.
create function private.audience_interview_attempts(p_row jsonb) returns uuid[]
    language plpgsql stable
    set search_path = ''
as $$
begin
    return array[(p_row ->> 'profile_id')::uuid];
end
$$;
