-- The interview: functions of the owner read and write these tables.
alter table private.interview_documents enable row level security;
alter table private.interview_problems enable row level security;
alter table private.interview_work enable row level security;
alter table private.interview_scorings enable row level security;
alter table private.interview_checks enable row level security;
alter table private.interview_answers enable row level security;
alter table private.interview_choices enable row level security;
alter table private.interview_reviews enable row level security;
grant execute on function
    private.add_interview_events(uuid, uuid, jsonb, timestamptz),
    private.admin_get_interview_review(uuid, text),
    private.admin_list_interview_reviews(text, text),
    private.admin_list_unscored_interviews(text),
    private.admin_retry_interview_scoring(uuid, text, timestamptz),
    private.admin_score_interview(uuid, uuid, jsonb, text, timestamptz),
    private.ask_interview_review(uuid, text, timestamptz),
    private.choose_interview_score(text),
    private.finish_interview(uuid, timestamptz),
    private.interview_case(uuid, boolean, uuid),
    private.interview_document(text),
    private.interview_lobby(timestamptz),
    private.interview_receipt(uuid),
    private.keep_interview_drills(uuid, jsonb, timestamptz),
    private.keep_interview_part(uuid, text, jsonb, integer, timestamptz),
    private.show_interview_score(uuid, boolean),
    private.start_interview(uuid, text, integer, timestamptz)
    to app_command;
-- Background work.
grant execute on function
    private.end_interviews(timestamptz, integer),
    private.give_interview_back(uuid, timestamptz),
    private.interview_document(text),
    private.interview_letter(uuid),
    private.interview_to_score(uuid),
    private.keep_interview_answers(uuid, jsonb, timestamptz),
    private.keep_interview_score(uuid, uuid, jsonb, timestamptz)
    to service_role;
-- The change feed asks who could see a row.
grant execute on function
    private.audience_interview_attempts(jsonb),
    private.audience_interview_events(jsonb)
    to devproof_system;
