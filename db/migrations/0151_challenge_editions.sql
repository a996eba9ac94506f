-- What tells one text of a version from another is no secret, and is not called like one.
alter table public.challenge_versions rename column content_hash to edition;
create index challenge_disputes_profile on public.challenge_disputes (profile_id);
