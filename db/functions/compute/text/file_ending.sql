-- The ending of a file's name, so that programs know what it is.
create function private.file_ending(p_content_type text) returns text
    language sql immutable parallel safe
    set search_path = ''
return case p_content_type
    when 'image/png' then '.png' when 'image/jpeg' then '.jpg' when 'image/webp' then '.webp' when 'image/gif' then '.gif'
    when 'application/pdf' then '.pdf' when 'text/plain' then '.txt' else '' end;
