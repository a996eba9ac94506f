-- How long after the end of an interview a change that was on its way is still taken.
create function private.interview_grace() returns interval
    language sql immutable parallel safe
    set search_path = ''
return interval '30 seconds';
