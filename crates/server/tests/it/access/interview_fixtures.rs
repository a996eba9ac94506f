//! Interviews that are made for each call of a command.

/// The statement that makes what a word names, and returns its id: `interview_STATE` is an attempt of `me` in that
/// state, `no_interview` the id of one that can be begun.
pub fn statement(word: &str, me: &str) -> Option<String> {
    // One interview at a time.
    let gone = format!("delete from interview_attempts where profile_id = '{me}' and state = 'running'");
    if word == "no_interview" {
        return Some(format!("with gone as ({gone}) select gen_random_uuid()::text"));
    }
    let what = word.strip_prefix("interview_")?;
    let (state, times) = match what {
        "scored" => ("scored", "now(), now(), now()"),
        _ => ("running", "null, null, null"),
    };
    let board = match what {
        "drawn" | "drilled" => DRAWN,
        _ => r#"{"nodes": [], "edges": [], "notes": ""}"#,
    };
    let drills = match what {
        "drilled" => format!(r#"[{{"failure": {{"kind": "traffic", "factor": 10}}, "board": {DRAWN}}}]"#),
        _ => "[]".to_owned(),
    };
    Some(format!(
        "with gone as ({gone} returning id),
         made as (
             insert into interview_attempts (id, profile_id, problem_slug, problem_edition, rubric_edition,
                 questions_edition, seniority, practice, state, started_at, ends_at, finished_at, scoring_at, scored_at)
             select gen_random_uuid(), w.id, p.slug, p.edition, s.interview_rubric, s.interview_bank, 'mid',
                 w.role is distinct from 'job_seeker', '{state}', now() - interval '60 days', now() + interval '1 hour', {times}
             from profiles w, private.content_state s, (select count(*) from gone) g,
                 (select * from private.interview_problems x where x.slug = 'parcel-lockers') p
             where w.id = '{me}' returning id, profile_id, practice, state),
         work as (
             insert into private.interview_work (attempt_id, board, drills) select id, '{board}', '{drills}' from made),
         score as (
             insert into interview_scores (profile_id, attempt_id, total, seniority, practice)
             select profile_id, id, 50, 'mid', practice from made where state = 'scored')
         select id::text from made"
    ))
}

/// A board with a way for a flow.
const DRAWN: &str = r#"{"nodes": [{"id": "a", "kind": "client", "label": "App", "x": 0, "y": 0},
    {"id": "b", "kind": "service", "label": "Bookings", "x": 1, "y": 0},
    {"id": "c", "kind": "sql_database", "label": "Boxes", "x": 2, "y": 0}],
    "edges": [{"id": "ab", "from": "a", "to": "b"}, {"id": "bc", "from": "b", "to": "c"}], "notes": ""}"#;
