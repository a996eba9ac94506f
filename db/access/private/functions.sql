-- Helpers of policies and definer views: they tell only about the caller.
grant execute on function
    private.caller_active(),
    private.caller_ready(),
    private.has_permission(text),
    private.is_company_admin(),
    private.is_seeker(),
    private.is_staff(),
    private.known_people_ids(),
    private.my_approved_company(),
    private.my_candidate_jobs(),
    private.my_company(),
    private.my_company_with(text),
    private.my_conversations(),
    private.my_interacted_companies(),
    private.my_interacted_jobs(),
    private.my_job_imports(),
    private.my_role(),
    private.my_team()
    to authenticated, app_command;

-- Helpers of commands: what must touch rows of others, or rows nobody may write.
grant execute on function
    private.admin_audit_log(text, text, text, integer, bigint),
    private.admin_get_company(uuid, text),
    private.admin_list_companies(text, text, integer, text, text),
    private.admin_review_company(uuid, text, text),
    private.admin_security_log(text, text, uuid, integer, bigint),
    private.attach_files(uuid, text[]),
    private.claim_command_key(text, text, text),
    private.contact_email(uuid),
    private.daily_budget(),
    private.find_skill(text),
    private.finish_command_key(text, jsonb),
    private.found_company(text, text, text),
    private.freeze_match(uuid),
    private.give_back_usage(uuid),
    private.is_teammate(uuid),
    private.job_import_file(uuid),
    private.job_watchers(uuid),
    private.keep_job_import_piece(uuid, integer, bytea),
    private.lock_company(uuid),
    private.lock_conversation(uuid),
    private.lock_interaction(uuid),
    private.lock_job(uuid),
    private.lock_me(),
    private.may_message(),
    private.may_write(uuid),
    private.missing_for_publish(uuid),
    private.move_read_mark(uuid, bigint),
    private.my_candidate_viewers(),
    private.my_profile_version(),
    private.my_shareable_jobs(),
    private.next_message(uuid),
    private.note_event(text, uuid, jsonb),
    private.note_job_import(uuid, integer, integer),
    private.open_conversation(uuid),
    private.permission_names(),
    private.resubmit_company(),
    private.take_daily_usage(text),
    private.tier_limit(text),
    private.tier_limits(),
    private.todays_pot(uuid, text),
    private.unique_slug(text, text),
    private.use_bonus(uuid),
    private.write_audit(text, text, text, text, jsonb),
    private.write_default_weights(uuid),
    private.write_default_weights_of(uuid[])
    to app_command;

-- The command line and background work.
grant execute on function
    private.forget_view_salts(),
    private.choose_featured_jobs(date),
    private.expire_interests(integer),
    private.expired_letter(uuid),
    private.grant_staff(text, text, text),
    private.left_letters(uuid, timestamptz),
    private.note_job_import(uuid, integer, integer),
    private.review_company(uuid, text, text, uuid, text),
    private.review_company_by_slug(text, text, text, text),
    private.sweep_job_imports(),
    private.undecided_candidates(uuid, uuid, integer),
    private.write_default_weights(uuid),
    private.write_default_weights_of(uuid[])
    to service_role;

-- The change feed asks who could see a row.
grant execute on function
    private.audience_conversation_participants(jsonb),
    private.audience_conversations(jsonb),
    private.audience_job_interactions(jsonb),
    private.audience_job_sharing(jsonb),
    private.audience_messages(jsonb),
    private.audience_profiles(jsonb),
    private.audience_saved_jobs(jsonb),
    private.audience_view_marks(jsonb)
    to devproof_system;
