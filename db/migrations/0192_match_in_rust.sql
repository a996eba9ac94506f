-- The match is made in Rust from plain rows.
drop type private.match_job;
drop type private.match_person;
