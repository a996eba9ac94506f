-- Addresses that no one gets: they would look like our own pages or speak in our name.
create function private.reserved_slugs() returns text[]
    language sql immutable
    set search_path = ''
as $$
    select array[
        'about', 'abuse', 'account', 'accounts', 'admin', 'administrator', 'analytics', 'api', 'apply', 'assets', 'auth',
        'billing', 'blog', 'browse', 'browse-jobs', 'candidates', 'careers', 'challenge', 'challenges', 'companies',
        'company', 'contact', 'dashboard', 'delete', 'deleted', 'demo', 'dev', 'devproof', 'devproof-io', 'devproofio',
        'docs', 'edit', 'employer', 'employers', 'everyone', 'example', 'features', 'feedback', 'files', 'founder',
        'help', 'home', 'index', 'info', 'interview', 'jobs', 'legal', 'login', 'logout', 'mail', 'me', 'messages',
        'moderator', 'new', 'news', 'nobody', 'notifications', 'null', 'official', 'owner', 'people', 'press', 'pricing',
        'privacy', 'privacy-policy', 'profile', 'profiles', 'public', 'recruiter', 'register', 'root', 'search',
        'security', 'settings', 'signin', 'sign-in', 'signup', 'sign-up', 'sitemap', 'sso', 'staff', 'static', 'status',
        'storage', 'support', 'sysadmin', 'system', 'team', 'teams', 'terms', 'terms-and-conditions', 'test',
        'undefined', 'unknown', 'user', 'users', 'webmaster', 'why', 'why-devproofio', 'www', 'you']
$$;
