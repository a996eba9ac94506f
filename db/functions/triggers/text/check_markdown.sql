-- Refuses a Markdown text that has more structure than one text can have. A trigger and no check constraint: texts from
-- before the limits stay, and the other columns of their rows can still be written.
-- Definer: the function it asks may be called by no one.
create function private.check_markdown() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_new jsonb := to_jsonb(new);
    v_old jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
    v_column text;
    v_excess text;
begin
    foreach v_column in array tg_argv loop
        if tg_op = 'INSERT' or v_new -> v_column is distinct from v_old -> v_column then
            v_excess := private.markdown_excess(v_new ->> v_column);
            if v_excess is not null then
                raise exception 'The field "%" exceeds the Markdown limit "%".', v_column, v_excess
                    using errcode = 'check_violation', constraint = 'markdown_limits', schema = tg_table_schema,
                        table = tg_table_name, column = v_column,
                        detail = format('{"column": "%s", "limit": "%s"}', v_column, v_excess),
                        hint = 'Use fewer nested quotes and lists, smaller tables, or less formatting.';
            end if;
        end if;
    end loop;
    return new;
end
$$;

create trigger check_markdown before insert or update of about on public.profiles
    for each row execute function private.check_markdown('about');
create trigger check_markdown before insert or update of about, culture on public.companies
    for each row execute function private.check_markdown('about', 'culture');
create trigger check_markdown before insert or update of summary on public.experiences
    for each row execute function private.check_markdown('summary');
create trigger check_markdown before insert or update of description on public.featured_projects
    for each row execute function private.check_markdown('description');
create trigger check_markdown before insert or update of description, interview_process on public.job_openings
    for each row execute function private.check_markdown('description', 'interview_process');
create trigger check_markdown before insert or update of body on public.messages
    for each row execute function private.check_markdown('body');
