//! Interviews that are made for each call of a command.

/// The statement that makes what a word names, and returns its id: `interview_STATE` is an attempt of `me` in that
/// state, `no_interview` the id of one that can be begun.
pub fn statement(word: &str, me: &str) -> Option<String> {
    // One interview at a time.
    let gone = format!("delete from interview_attempts where profile_id = '{me}' and state = 'running'");
    if word == "no_interview" {
        return Some(format!("with gone as ({gone}) select gen_random_uuid()::text"));
    }
    let state = word.strip_prefix("interview_")?;
    let times = match state {
        "running" => "null, null, null, null",
        "unscored" => "now(), now(), null, now()",
        _ => "now(), now(), now(), null",
    };
    Some(format!(
        "with gone as ({gone} returning id),
         made as (
             insert into interview_attempts (id, profile_id, problem_slug, problem_edition, rubric_edition, questions_edition,
                 seniority, practice, state, started_at, ends_at, finished_at, scoring_at, scored_at, returned_at)
             select gen_random_uuid(), w.id, p.slug, p.edition, s.interview_rubric, s.interview_bank, 'mid',
                 w.role is distinct from 'job_seeker', '{state}', now() - interval '60 days', now() + interval '1 hour', {times}
             from profiles w, private.content_state s, (select count(*) from gone) g,
                 (select * from private.interview_problems x where x.is_current order by x.slug limit 1) p
             where w.id = '{me}' returning id, profile_id, practice),
         work as (insert into private.interview_work (attempt_id) select id from made)
         select id::text from made"
    ))
}
