-- Search has an index of its own beside the database (crates/search): its documents, its vocabulary and the index that
-- Discover's words were looked up in go.
drop table private.search_documents, private.search_words, private.search_state;
drop type private.search_found;
drop type private.search_plan;
drop index public.job_openings_words;
