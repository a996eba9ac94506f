-- Lists are bounded in the length of what they hold, not only in how many there are.
alter table public.profiles
    add constraint profiles_work_countries_codes check (work_countries::text ~ '^\{([A-Z]{2}(,[A-Z]{2})*)?\}$');
alter table public.experiences
    add constraint experiences_highlights_length check (length(highlights::text) <= 20000);
alter table public.educations
    add constraint educations_courses_length check (length(courses::text) <= 10000);
alter table public.featured_projects
    add constraint featured_projects_stack_length check (length(stack::text) <= 3000);
alter table public.companies
    add constraint companies_lists_length check (
        length(places::text) + length(tech_stack::text) + length(benefits::text) + length(links::text) <= 30000);
alter table public.job_openings
    add constraint job_openings_countries_codes check (countries::text ~ '^\{([A-Z]{2}(,[A-Z]{2})*)?\}$'),
    add constraint job_openings_places_length check (length(places::text) <= 4000);
