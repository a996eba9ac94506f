-- The permissions there are.
create function private.permission_names() returns text[]
    language sql immutable parallel safe
    set search_path = ''
return array['view_analytics', 'manage_jobs', 'manage_challenges', 'view_candidates', 'message_candidates',
             'manage_company', 'manage_team'];
