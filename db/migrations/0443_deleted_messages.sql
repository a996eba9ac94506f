-- Staff can delete the message that a report is about.
alter table private.reports
    drop constraint reports_outcome_check,
    add constraint reports_outcome_check check (outcome in ('no_action', 'warned', 'message_deleted'));
