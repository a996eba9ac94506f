-- Submissions that answer an invitation, and those that try a company's own reference solution, go with what they are
-- about.

alter table public.submissions
    add constraint submissions_invitation_id_fkey
        foreign key (invitation_id) references public.challenge_invitations on delete cascade,
    add constraint submissions_employer_version_id_fkey
        foreign key (employer_version_id) references public.employer_challenge_versions on delete cascade;
create index submissions_invitation on public.submissions (invitation_id) where invitation_id is not null;
create index submissions_employer_version on public.submissions (employer_version_id)
    where employer_version_id is not null;
alter table private.challenge_answers
    add constraint challenge_answers_submission_id_fkey
        foreign key (submission_id) references public.submissions on delete set null;
create index challenge_answers_submission on private.challenge_answers (submission_id) where submission_id is not null;
