-- A job that is shared no more is told to those it was shared between: a deletion needs its whole old row for that.
alter table public.job_sharing replica identity full;
