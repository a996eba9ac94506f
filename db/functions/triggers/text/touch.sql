-- Moves updated_at.
create function private.touch() returns trigger
    language plpgsql
    set search_path = ''
as $$
begin
    new.updated_at := now();
    return new;
end
$$;

create trigger touch before update on public.experiences for each row execute function private.touch();
create trigger touch before update on public.educations for each row execute function private.touch();
