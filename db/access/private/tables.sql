-- No role holds anything on these tables; functions of the owner read and write them.
alter table private.attachments enable row level security;
alter table private.audit_log enable row level security;
alter table private.command_keys enable row level security;
alter table private.match_receipts enable row level security;
alter table private.company_promises enable row level security;
alter table private.company_answers enable row level security;
alter table private.interaction_bonuses enable row level security;
alter table private.view_salts enable row level security;
alter table private.profile_views enable row level security;
alter table private.company_views enable row level security;
alter table private.job_views enable row level security;
alter table private.job_status_changes enable row level security;
alter table private.job_import_pieces enable row level security;
alter table private.job_import_progress enable row level security;
alter table private.challenge_extra_tests enable row level security;
alter table private.challenge_secrets enable row level security;
alter table private.dispute_findings enable row level security;
alter table private.reports enable row level security;
alter table private.submission_counts enable row level security;
alter table private.judge_queue enable row level security;
alter table private.judge_turns enable row level security;
alter table private.judge_workers enable row level security;
-- The migrator's own books.
alter table private.migrations enable row level security;
alter table private.schema_state enable row level security;
alter table private.schema_objects enable row level security;
