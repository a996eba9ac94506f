-- An attempt that waits for its score, for background work; null when it waits no more.
create function private.interview_to_score(p_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object('id', a.id, 'seniority', a.seniority, 'problem', a.problem_edition, 'rubric', a.rubric_edition,
            'practice', a.practice, 'answer', private.interview_answer(a.id),
            -- What is not told to a model.
            'names', to_jsonb(array_remove(array[p.full_name, p.slug], null)))
        from public.interview_attempts a join public.profiles p on p.id = a.profile_id
        where a.id = p_id and a.state = 'scoring');
end
$$;
