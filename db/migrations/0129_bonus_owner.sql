-- A person's bonuses are few: one index serves what is left of them and the end of an account.
drop index private.interaction_bonuses_left;
create index interaction_bonuses_profile on private.interaction_bonuses (profile_id, id);
