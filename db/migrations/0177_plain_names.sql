-- Names stand in mails, titles and lists: they name somebody and do nothing else. No control or direction characters, no
-- addresses, and nobody is us. `crates/commands/src/names.rs` says the same with words; look-alike letters and the
-- compatibility forms are folded here alone.

-- What is there already gives way: first what can be taken out, then the name itself.
update public.profiles
set full_name = trim(regexp_replace(
    regexp_replace(full_name, '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]+', ' ', 'g'),
    '://|www\.|@', ' ', 'gi'))
where full_name ~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]'
   or full_name ~* '://|www\.|[^\s@]@[^\s@]+\.[^\s@]';
update public.profiles set full_name = ''
where full_name ~* '[[:alnum:]]\.[[:alpha:]]{2,}(/|:[0-9])'
   or regexp_replace(
        translate(lower(normalize(full_name, nfkc)), 'еорԁѵορνεЕОРΟΡΝΕ03', 'eopdvopveeopopveoe'), '[^[:alnum:]]', '', 'g')
        like '%devproof%';

update public.companies
set name = coalesce(nullif(trim(regexp_replace(
    regexp_replace(name, '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]+', ' ', 'g'),
    '://|www\.|@', ' ', 'gi')), ''), 'Company')
where name ~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]'
   or name ~* '://|www\.|[^\s@]@[^\s@]+\.[^\s@]';
update public.companies set name = 'Company'
where name ~* '[[:alnum:]]\.[[:alpha:]]{2,}(/|:[0-9])'
   or regexp_replace(
        translate(lower(normalize(name, nfkc)), 'еорԁѵορνεЕОРΟΡΝΕ03', 'eopdvopveeopopveoe'), '[^[:alnum:]]', '', 'g')
        like '%devproof%';

alter table public.profiles add constraint profiles_full_name_plain check (
    full_name !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]'
    and full_name !~* '://|www\.|[^\s@]@[^\s@]+\.[^\s@]|[[:alnum:]]\.[[:alpha:]]{2,}(/|:[0-9])'
    and regexp_replace(
        translate(lower(normalize(full_name, nfkc)), 'еорԁѵορνεЕОРΟΡΝΕ03', 'eopdvopveeopopveoe'), '[^[:alnum:]]', '', 'g')
        not like '%devproof%');
alter table public.companies add constraint companies_name_plain check (
    name !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]'
    and name !~* '://|www\.|[^\s@]@[^\s@]+\.[^\s@]|[[:alnum:]]\.[[:alpha:]]{2,}(/|:[0-9])'
    and regexp_replace(
        translate(lower(normalize(name, nfkc)), 'еорԁѵορνεЕОРΟΡΝΕ03', 'eopdvopveeopopveoe'), '[^[:alnum:]]', '', 'g')
        not like '%devproof%');
