-- One word for the daily limits.
alter table public.job_interactions rename column pot to quota;
alter table public.job_interactions rename constraint job_interactions_pot_check to job_interactions_quota_check;
alter table public.daily_usage rename column kind to quota;
alter table public.daily_usage rename constraint daily_usage_kind_check to daily_usage_quota_check;
