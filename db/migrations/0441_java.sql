-- Answers can be written in Java, too.
do $$
declare
    v_table regclass;
begin
    foreach v_table in array array['public.challenge_drafts', 'public.submissions', 'public.challenge_completions',
        'private.tryouts']::regclass[] loop
        execute (
            select format('alter table %s drop constraint %I, add constraint %2$I check (language in (%s))', v_table, k.conname,
                '''javascript'', ''typescript'', ''python'', ''sql'', ''cpp'', ''rust'', ''go'', ''java''')
            from pg_constraint k
            where k.conrelid = v_table and k.contype = 'c' and pg_get_constraintdef(k.oid) like '%typescript%');
    end loop;
end
$$;
