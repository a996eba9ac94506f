-- How often a company kept its promise, where pages read it: null until anyone was answered or left waiting.
alter table private.company_promises
    add column kept_percent integer generated always as (
        case when decided > 0 then (100 * kept + decided / 2) / decided end) stored;
