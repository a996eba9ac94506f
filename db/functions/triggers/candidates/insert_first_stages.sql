-- A new company begins with the stages that most teams use.
-- Definer: whoever founds a company is no member of it yet, and stages are written by members.
create function private.insert_first_stages() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    insert into public.candidate_stages (company_id, kind, name, position) values
        (new.id, 'screening', 'Screening', 1), (new.id, 'interview', 'Interview', 2), (new.id, 'offer', 'Offer', 3),
        (new.id, 'hired', 'Hired', 4), (new.id, 'closed', 'Closed', 5);
    return null;
end
$$;

create trigger insert_first_stages after insert on public.companies
    for each row execute function private.insert_first_stages();
