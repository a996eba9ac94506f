//! Companies' challenges and invitations that are made for each call of a command.

const WRITTEN: &str = r#"{"title": "Made for a call", "kind": "written", "difficulty": "easy",
    "statement": "A statement that is long enough for the published schema of challenges.",
    "questions": [{"question": "Why is it so?"}]}"#;
const CODE: &str = r#"{"title": "Made for a call", "kind": "code", "difficulty": "easy",
    "statement": "A statement that is long enough for the published schema of challenges.",
    "function": {"name": "double", "parameters": [{"name": "n", "type": "number"}], "returns": "number"},
    "languages": ["javascript"], "starter": {"javascript": "function double(n) {}"},
    "tests": [{"name": "two", "visible": true, "arguments": [2], "expected": 4}]}"#;

/// The statement that makes what a word names, and returns its id: `ec_draft`, `ec_published`, and invitations, `inv_…`
/// of someone new and `own_inv_…` of `me`, in the status that the word ends with.
pub fn statement(word: &str, me: &str) -> Option<String> {
    match word {
        "ec_draft" => Some(format!("{} select id::text from challenge", challenge("draft", WRITTEN))),
        "ec_published" => Some(
            format!("{}, {VERSION} select id::text from version", challenge("published", WRITTEN))
                .replace("select id::text from version", "select employer_challenge_id::text from version"),
        ),
        _ => {
            let own = word.strip_prefix("own_inv");
            let rest = own.or_else(|| word.strip_prefix("inv"))?;
            let (document, status) = match rest.trim_start_matches('_') {
                "code" => (CODE, "started"),
                "" => (WRITTEN, "sent"),
                status => (WRITTEN, status),
            };
            let candidate = match own {
                Some(_) => format!("person as (select '{me}'::uuid as id)"),
                None => SOMEBODY.to_owned(),
            };
            let started = if matches!(status, "started" | "submitted") {
                "now(), now() + interval '1 hour'"
            } else {
                "null, null"
            };
            let submitted = if status == "submitted" { "now()" } else { "null" };
            Some(format!(
                "{}, {VERSION}, {candidate}
                 insert into challenge_invitations (employer_challenge_id, version_id, company_id, candidate_profile_id,
                     job_opening_id, sent_by, status, sent_at, expires_at, started_at, ends_at, submitted_at)
                 select v.employer_challenge_id, v.id, '{{company}}', p.id, '{{job}}', '{{EA}}', '{status}', now(),
                     now() + interval '9 days', {started}, {submitted}
                 from version v, person p returning id::text",
                challenge("published", document)
            ))
        }
    }
}

fn challenge(status: &str, document: &str) -> String {
    let (version, at) = if status == "draft" { ("null", "null") } else { ("1", "now()") };
    format!(
        "with challenge as (
             insert into employer_challenges (company_id, created_by, title, kind, status, document, published_version, published_at)
             select '{{company}}', '{{EA}}', d.d ->> 'title', d.d ->> 'kind', '{status}', d.d, {version}, {at}
             from (select '{document}'::jsonb as d) d returning id, document)"
    )
}

const VERSION: &str = "version as (
    insert into employer_challenge_versions (employer_challenge_id, version, document, published_at)
    select id, 1, document, now() from challenge returning id, employer_challenge_id)";

const SOMEBODY: &str = "account as (
        insert into auth.users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.test' returning id),
    person as (select id from account)";
