-- What a company's challenges have cost those who answered them: {"median_seconds", "answers"} from the start to handing
-- in, over the newest 200; null while fewer than three people answered, for that says too little.
create function private.hours_asked(p_company_id uuid) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
begin
    return (
        select case when count(*) >= 3 then jsonb_build_object(
            'median_seconds', round(percentile_cont(0.5) within group (order by a.seconds)),
            'answers', count(*)) end
        from (
            select extract(epoch from i.submitted_at - i.started_at) as seconds
            from public.challenge_invitations i
            where i.company_id = p_company_id and i.submitted_at is not null
            order by i.submitted_at desc
            limit 200) a);
end
$$;
