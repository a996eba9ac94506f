-- What may be called. Each function checks its caller itself and has its own row in the access grid.
grant execute on function
    public.get_public_profile(text),
    public.get_public_company(text),
    public.get_public_job(uuid),
    public.record_view(text, uuid, text),
    public.get_kept_promises(integer),
    public.get_invitation(text),
    public.search_skills(text, integer)
    to anon, authenticated, app_command, service_role;
grant execute on function
    public.user_has_recruiter_permission(uuid, text),
    public.get_session_context(),
    public.get_my_profile(),
    public.get_my_export(),
    public.get_team(),
    public.preview_my_profile(text),
    public.get_company_promise(uuid),
    public.get_employer_home(),
    public.list_scheduled_interviews(timestamptz, timestamptz),
    public.get_daily_quotas(),
    public.get_badges(),
    public.get_rank_progress(),
    public.get_interest_funnel(),
    public.get_job_shares(uuid),
    public.get_shared_jobs(),
    public.count_company_jobs(text, uuid),
    public.get_company_jobs(text, integer, text, uuid, text),
    public.get_job_overview(uuid),
    public.get_job_import(uuid),
    public.get_candidate_filters(boolean, uuid, text, uuid, text, text),
    public.get_interested_candidates_for_employer(
        uuid, uuid, integer, timestamptz, uuid, integer, text, text, boolean, text, uuid, text),
    public.get_candidate(uuid),
    public.get_candidate_notes(uuid),
    public.get_challenge_reviews(uuid),
    public.get_watchlist(integer, timestamptz, uuid),
    public.get_my_interests(),
    public.list_conversations(integer, timestamptz),
    public.get_conversation(uuid),
    public.get_read_marks(uuid),
    public.get_blocked_people(),
    public.get_notifications(integer, timestamptz, uuid)
    to authenticated, app_command, service_role;
