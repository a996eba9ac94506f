-- Which changes of its subscription a seat is kept for while its provider is asked: it goes when the last of them was refused.
alter table private.tier_seats add column changes uuid[] not null default '{}';
