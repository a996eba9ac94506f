-- Titles, names and headlines by themselves: suggestions look at nothing else, and a filter by weight would read every
-- document that has the word anywhere.
alter table private.search_documents
    add column names tsvector not null generated always as (ts_filter(head, '{a}')) stored;
create index search_jobs_names on private.search_documents using gin (names) where kind = 'jobs';
create index search_companies_names on private.search_documents using gin (names) where kind = 'companies';
create index search_people_names on private.search_documents using gin (names) where kind = 'people';
