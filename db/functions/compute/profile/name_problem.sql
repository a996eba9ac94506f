-- Why a text cannot be someone's name, or null: the rule of profiles_full_name_plain with words, for anyone who writes the
-- column over REST.
create function private.name_problem(p_name text) returns text
    language plpgsql immutable
    set search_path = ''
as $$
begin
    if p_name ~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]' then
        return 'A name can''t contain line breaks or invisible characters.';
    elsif p_name ~* '://|www\.|[^\s@]@[^\s@]+\.[^\s@]|[[:alnum:]]\.[[:alpha:]]{2,}(/|:[0-9])' then
        return 'A name can''t contain a web or email address.';
    elsif regexp_replace(
        translate(lower(normalize(p_name, nfkc)), 'еорԁѵορνεЕОРΟΡΝΕ03', 'eopdvopveeopopveoe'), '[^[:alnum:]]', '', 'g')
        like '%devproof%' then
        return 'A name can''t contain the name of this site.';
    end if;
    return null;
end
$$;
