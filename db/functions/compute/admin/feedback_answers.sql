-- The answers in a row of beta feedback, one a row. Clients write that JSON themselves, so what has another shape is
-- left out, and long answers are cut.
create function private.feedback_answers(p_responses jsonb)
    returns table (component_id text, component_name text, question_id text, question text, answer text)
    language sql immutable parallel safe
    set search_path = ''
as $$
select left(c ->> 'componentId', 100), left(c ->> 'componentName', 200),
       left(q ->> 'questionId', 100), left(q ->> 'question', 500), left(q ->> 'answer', 5000)
from jsonb_array_elements(p_responses) c
cross join lateral jsonb_array_elements(
    case when jsonb_typeof(c -> 'questions') = 'array' then c -> 'questions' else '[]' end) q
where c ->> 'componentId' is not null and c ->> 'componentName' is not null
  and q ->> 'questionId' is not null and q ->> 'question' is not null and q ->> 'answer' is not null
$$;
