-- No role holds anything on what search looks through; functions of the owner read and write it.
alter table private.search_documents enable row level security;
alter table private.search_words enable row level security;
alter table private.search_state enable row level security;
grant execute on function private.refresh_search() to service_role;
