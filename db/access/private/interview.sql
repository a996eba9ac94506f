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
    private.add_interview_checks(uuid, jsonb),
    private.add_interview_review(uuid, text, smallint, timestamptz),
    private.add_interview_scoring(uuid, uuid, jsonb, uuid, timestamptz),
    private.add_interview_work(uuid),
    private.change_interview_work(uuid, jsonb, jsonb, jsonb, jsonb),
    private.close_interview_review(uuid, timestamptz),
    private.current_interview_problems(),
    private.interview_answer(uuid),
    private.interview_choice(uuid),
    private.interview_document(text),
    private.interview_editions(),
    private.interview_turns(uuid),
    private.lock_interview(uuid),
    private.lock_interview_review(uuid),
    private.my_interview_review(uuid),
    private.my_interview_scorings(uuid),
    private.my_interviews(integer),
    private.my_model_answers(uuid, uuid),
    private.replace_interview_score(uuid, uuid, smallint),
    private.rescore_interview(uuid, timestamptz),
    private.set_interview_choice(text),
    private.staff_interview_review(uuid),
    private.staff_interview_reviews(text, integer),
    private.staff_unscored_interviews(integer)
    to app_command;
-- Background work.
grant execute on function
    private.add_interview_answers(uuid, uuid, jsonb, timestamptz),
    private.add_interview_checks(uuid, jsonb),
    private.add_interview_scoring(uuid, uuid, jsonb, uuid, timestamptz),
    private.interview_answer(uuid),
    private.interview_document(text),
    private.interview_email(uuid)
    to service_role;
-- The change feed asks who could see a row.
grant execute on function
    private.audience_interview_attempts(jsonb),
    private.audience_interview_events(jsonb)
    to devproof_system;
