-- The first limit that a Markdown text exceeds, or null. The same limits are in crates/markdown/src/limits.rs and
-- web/src/ui/markdown-limits.ts, and crates/markdown/limits.json holds cases on which all three agree.
create function private.markdown_excess(p_text text) returns text
    language plpgsql immutable parallel safe
    set search_path = ''
as $$
declare
    c_end constant text := E'\r\n|\n|\r';
    v_text text := ltrim(left(p_text, 1), U&'\FEFF') || substr(p_text, 2);
    v_line text;
    v_prefix text;
    v_found integer;
    v_bars integer;
    v_markers integer := 0;
    v_columns integer := 0;
    v_cells integer := 0;
    v_inline integer := 0;
    v_inline_total integer := 0;
begin
    -- Nothing as short as this exceeds anything.
    if p_text is null or length(p_text) <= 12 then
        return null;
    end if;
    if regexp_count(v_text, c_end) >= 1000 then
        return 'lines';
    end if;
    foreach v_line in array regexp_split_to_array(v_text, c_end) loop
        if v_line ~ '^[ \t]*$' then
            v_columns := 0;
            v_inline := 0;
            continue;
        end if;
        -- The start of the line, up to its last quote or list marker. Rules across the page are no lists.
        v_prefix := case when v_line ~ '^[ \t]*(-[ \t]*-[ \t]*-[- \t]*|\*[ \t]*\*[ \t]*\*[* \t]*)$' then ''
            else coalesce(substring(v_line from '^[ \t>*+\-0-9.)]*(?:>|[-+*.)](?=[ \t]|$))'), '') end;
        v_found := regexp_count(v_prefix, '>|[-+*.)](?=[ \t]|$)');
        if v_found > 0 and v_found + (regexp_count(v_prefix, ' ') + 4 * regexp_count(v_prefix, '\t')) / 2 > 24 then
            return 'depth';
        end if;
        v_markers := v_markers + v_found;
        v_bars := length(v_line) - length(replace(v_line, '|', ''));
        if v_bars > 0 and v_line ~ '-' and v_line ~ '^[ \t>*+\-0-9.)|:]*$' then
            if v_bars > 32 then
                return 'columns';
            end if;
            v_columns := greatest(v_columns, v_bars + 1);
        end if;
        if v_columns > 0 then
            v_cells := v_cells + greatest(v_columns, v_bars + 1);
        end if;
        -- An underscore inside a word marks nothing.
        v_found := regexp_count(v_line, '[*~\[\]]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])');
        v_inline := v_inline + v_found;
        v_inline_total := v_inline_total + v_found;
        if v_markers > 1000 then
            return 'markers';
        elsif v_cells > 1000 then
            return 'cells';
        elsif v_inline > 1000 then
            return 'inline';
        elsif v_inline_total > 4000 then
            return 'inline_total';
        end if;
    end loop;
    return null;
end
$$;
