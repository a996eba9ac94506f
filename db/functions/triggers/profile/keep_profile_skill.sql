-- Ties what a person typed to a known skill.
-- Definer: the function it asks may be called by no one.
create function private.keep_profile_skill() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    new.name := regexp_replace(trim(new.name), '\s+', ' ', 'g');
    new.skill_id := private.find_skill(new.name);
    return new;
end
$$;

create trigger keep_profile_skill before insert or update of name, skill_id on public.profile_skills
    for each row execute function private.keep_profile_skill();
