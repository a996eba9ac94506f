-- A challenge's document as the candidate may see it: without solutions, wrong answers, what the readers look for, and
-- without the data of hidden tests (their names are shown). A member that is not named here stays inside.
create function private.candidate_document(p_document jsonb) returns jsonb
    language sql immutable parallel safe
    set search_path = ''
return jsonb_strip_nulls(jsonb_build_object(
    'title', p_document -> 'title', 'kind', p_document -> 'kind', 'topic', p_document -> 'topic',
    'difficulty', p_document -> 'difficulty', 'summary', p_document -> 'summary', 'tags', p_document -> 'tags',
    'skills', p_document -> 'skills', 'minutes', p_document -> 'minutes', 'statement', p_document -> 'statement',
    'function', p_document -> 'function', 'languages', p_document -> 'languages', 'schema', p_document -> 'schema',
    'starter', p_document -> 'starter', 'limits', p_document -> 'limits', 'compare', p_document -> 'compare',
    'requirements', p_document -> 'requirements'))
    || case when p_document ? 'tests' then jsonb_build_object('tests', (
        select coalesce(jsonb_agg(case when t.test -> 'visible' = 'true'
            then t.test - 'purpose'
            else jsonb_build_object('name', t.test -> 'name', 'visible', false) end order by t.place), '[]')
        from jsonb_array_elements(p_document -> 'tests') with ordinality t (test, place))) else '{}' end
    || case when p_document ? 'questions' then jsonb_build_object('questions', (
        select coalesce(jsonb_agg(q.question - 'looks_for' order by q.place), '[]')
        from jsonb_array_elements(p_document -> 'questions') with ordinality q (question, place))) else '{}' end;
