//! Rows on their way into the tables, written in bulk.
//!
//! A row becomes text as soon as a batch is whole: as values, the rows of one copy of the world would take 150 MB.

use crate::{receipts::Interest, skills::stamp};
use serde_json::{Value, json};
use std::{collections::HashSet, mem};
use time::OffsetDateTime;
use tokio_postgres::Transaction;
use uuid::Uuid;

/// Rows of one statement.
const BATCH: usize = 1000;
/// Tables whose rows are read or changed again while their copy of the world is made: they stay values.
const OPEN: &[&str] = &["job_interactions", "conversations", "conversation_participants", "messages"];

/// Table and columns, in the order in which tables are filled. Columns that are not named take their defaults.
const TABLES: &[(&str, &str)] = &[
    (
        "auth.users",
        "id, email, email_confirmed_at, password_hash, app_metadata, user_metadata, created_at, updated_at",
    ),
    ("auth.mfa_factors", "id, user_id, factor_type, status, friendly_name, secret, created_at, updated_at"),
    ("auth.identities", "user_id, provider, provider_id, identity_data, created_at, updated_at"),
    (
        "companies",
        "id, slug, name, approval_status, public_link, tagline, about, size, stage, industry, founded_year, places, tech_stack, \
         culture, benefits, website, response_days, created_at, updated_at",
    ),
    ("company_reviews", "company_id, status, reason, created_at"),
    ("company_badges", "company_id, badge, position"),
    ("interview_steps", "company_id, position, title, description, duration_minutes"),
    ("recruiter_permissions", "profile_id, permission"),
    ("profile_skills", "profile_id, name, level, years, position"),
    ("experiences", "profile_id, company_name, title, location, started_on, ended_on, summary, highlights"),
    ("educations", "profile_id, institution, area, degree, started_on, ended_on"),
    ("profile_languages", "profile_id, name, fluency, position"),
    ("profile_certificates", "profile_id, name, issuer, issued_on"),
    (
        "profile_links",
        "id, profile_id, kind, label, url, position, verified_at, verified_by, checked_at, check_due_at",
    ),
    (
        "repository_summaries",
        "profile_id, link_id, created_at, requested_at, checked_at, due_at, fetched_at, repositories, languages, push_months, \
         last_pushed_on",
    ),
    ("featured_projects", "profile_id, position, title, description, stack, repository_url, started_on"),
    (
        "interview_attempts",
        "id, profile_id, problem_slug, problem_edition, rubric_edition, questions_edition, seniority, practice, state, phase, \
         revisions, started_at, ends_at, finished_at, scoring_at, scored_at, returned_at, created_at",
    ),
    ("private.interview_work", "attempt_id, notes, estimates, board, drills, created_at"),
    ("interview_events", "attempt_id, sequence, profile_id, kind, data, at, created_at"),
    ("private.interview_scorings", "id, attempt_id, kind, score, versions, hashes, confidence, created_at"),
    ("private.interview_checks", "scoring_id, position, check_id, met, made_by, evidence, why, confidence"),
    ("interview_scores", "profile_id, attempt_id, scoring_id, total, seniority, is_shown, scored_at"),
    ("private.interview_reviews", "id, attempt_id, reason, state, asked_at, before, created_at"),
    (
        "job_openings",
        "id, company_id, recruiter_profile_id, title, description, status, seniority, employment_type, remote_policy, places, \
         countries, utc_offset_min, utc_offset_max, pay_min, pay_max, pay_currency, pay_period, equity, visa_sponsorship, \
         min_years, published_at, expires_at, ended_at, created_at, updated_at",
    ),
    ("job_skills", "job_opening_id, skill_id, importance, min_years, position"),
    ("job_weights", "job_opening_id, criterion, skill_id, weight, position"),
    ("saved_jobs", "profile_id, job_opening_id, created_at"),
    ("job_sharing", "job_opening_id, shared_by, shared_with, note, created_at"),
    (
        "job_interactions",
        "id, job_opening_id, profile_id, status, note, source, usage_day, decision, decided_at, created_at",
    ),
    ("job_interaction_decisions", "job_interaction_id, decided_by, reason"),
    (
        "job_invitations",
        "id, company_id, job_opening_id, profile_id, sent_by, reason, status, job_interaction_id, created_at, expires_at, ended_at",
    ),
    ("candidate_notes", "id, company_id, job_interaction_id, author_id, body, created_at"),
    ("candidate_note_mentions", "note_id, profile_id"),
    ("watchlist", "owner_id, profile_id, created_at"),
    ("private.interaction_bonuses", "profile_id, earned_by, created_at"),
    ("conversations", "id, job_interaction_id, job_opening_id, company_id, seeker_profile_id, created_at"),
    ("private.company_plans", "company_id, tier, created_at"),
    (
        "employer_challenges",
        "id, company_id, created_by, title, kind, status, document, time_limit_minutes, revision, published_version, \
         is_changed, published_at, created_at, updated_at",
    ),
    (
        "employer_challenge_versions",
        "id, employer_challenge_id, version, document, time_limit_minutes, published_by, published_at, created_at",
    ),
    (
        "challenge_invitations",
        "id, employer_challenge_id, version_id, company_id, candidate_profile_id, job_opening_id, job_interaction_id, \
         conversation_id, sent_by, note, status, sent_at, opened_at, started_at, ends_at, expires_at, submitted_at, \
         decided_at, decided_by, reason, created_at",
    ),
    ("private.invitation_usage", "company_id, month, used, created_at"),
    ("messages", "id, conversation_id, sender_id, sequence, kind, body, invitation_id, created_at"),
    ("conversation_participants", "conversation_id, user_id, last_read_at, last_read_sequence"),
    (
        "submissions",
        "id, challenge_id, version_id, invitation_id, employer_version_id, profile_id, kind, language, source, state, verdict, passed, total, time_ms, memory_kib, \
         attempts, queued_at, started_at, judged_at, created_at",
    ),
    ("shown_solutions", "submission_id, profile_id, created_at"),
    ("submission_tests", "submission_id, position, profile_id, name, visible, verdict, time_ms, memory_kib, got"),
    (
        "challenge_completions",
        "challenge_id, profile_id, completed_at, first_completed_at, submission_id, version_id, language",
    ),
    ("challenge_drafts", "profile_id, challenge_id, language, source, updated_at, created_at"),
    ("private.challenge_answers", "invitation_id, answer, saved_at, submission_id, created_at"),
];

/// Profiles are made by a trigger on accounts; this is what becomes of them.
const PROFILES: &str = "
    update profiles p set created_at = u.created_at, slug = r.slug, role = r.role, needs_onboarding = false, is_internal_admin = coalesce(r.is_internal_admin, false),
        company_id = r.company_id, company_role = r.company_role, full_name = r.full_name, headline = r.headline,
        about = r.about, location = r.location, years_experience = r.years_experience, visibility = coalesce(r.visibility, 'open'),
        country = r.country, timezone = r.timezone, seniority = r.seniority, availability = r.availability,
        work_modes = coalesce(r.work_modes, '{}'), employment_types = coalesce(r.employment_types, '{}'),
        work_countries = coalesce(r.work_countries, '{}'), salary_min = r.salary_min, salary_currency = r.salary_currency,
        tier = coalesce(r.tier, 'core'), special_rank = r.special_rank
    from jsonb_populate_recordset(null::profiles, $1::text::jsonb) r join auth.users u on u.id = r.id where p.id = r.id";

/// Rows of one table.
#[derive(Default)]
struct Batches {
    /// JSON arrays, in the order in which rows were added.
    whole: Vec<String>,
    /// The rows after them.
    rows: Vec<Value>,
}

impl Batches {
    fn close(&mut self) {
        if !self.rows.is_empty() {
            self.whole.push(Value::Array(mem::take(&mut self.rows)).to_string());
        }
    }

    async fn write(mut self, transaction: &Transaction<'_>, statement: &str) -> anyhow::Result<()> {
        let statement = transaction.prepare(statement).await?;
        for batch in mem::take(&mut self.whole) {
            transaction.execute(&statement, &[&batch]).await?;
        }
        for rows in self.rows.chunks(BATCH) {
            transaction.execute(&statement, &[&serde_json::to_string(rows)?]).await?;
        }
        Ok(())
    }
}

/// The rows of one copy of the world.
#[derive(Default)]
pub(crate) struct Rows {
    tables: Vec<Batches>,
    profiles: Batches,
    /// Job and profile of every interaction.
    interactions: HashSet<(String, String)>,
}

impl Rows {
    /// Adds a row to a table of [`TABLES`].
    pub(crate) fn add(&mut self, table: &str, row: Value) {
        self.tables.resize_with(TABLES.len(), Batches::default);
        if table == "job_interactions" {
            let text = |name: &str| row[name].as_str().unwrap_or_default().to_owned();
            self.interactions.insert((text("job_opening_id"), text("profile_id")));
        }
        if let Some(at) = position(table) {
            let batches = &mut self.tables[at];
            batches.rows.push(row);
            if batches.rows.len() >= BATCH && !OPEN.contains(&table) {
                batches.close();
            }
        }
    }

    /// The rows of a table of [`OPEN`].
    pub(crate) fn of(&self, table: &str) -> &[Value] {
        position(table).and_then(|at| self.tables.get(at)).map_or(&[], |batches| &batches.rows)
    }

    /// Someone has read a conversation, which already exists, up to a message.
    pub(crate) fn read(&mut self, conversation: Uuid, reader: Uuid, sequence: usize, at: OffsetDateTime) {
        let (conversation, reader) = (json!(conversation), json!(reader));
        let table = position("conversation_participants").and_then(|at| self.tables.get_mut(at));
        for row in table.into_iter().flat_map(|batches| &mut batches.rows) {
            if row["conversation_id"] == conversation && row["user_id"] == reader {
                row["last_read_sequence"] = json!(sequence);
                row["last_read_at"] = json!(stamp(at));
            }
        }
    }

    /// Interests, in the order in which they were added.
    pub(crate) fn interests(&self) -> Vec<Interest> {
        let id = |row: &Value, name: &str| Uuid::try_parse(row[name].as_str()?).ok();
        let interest = |row: &Value| {
            Some(Interest { id: id(row, "id")?, job: id(row, "job_opening_id")?, person: id(row, "profile_id")? })
        };
        let interests = self.of("job_interactions").iter().filter(|row| row["status"] == "interested");
        interests.filter_map(interest).collect()
    }

    /// Whether someone has decided on a job already.
    pub(crate) fn has_interaction(&self, job: Uuid, profile: Uuid) -> bool {
        self.interactions.contains(&(job.to_string(), profile.to_string()))
    }

    /// Says what becomes of an account's profile.
    pub(crate) fn profile(&mut self, row: Value) {
        self.profiles.rows.push(row);
        if self.profiles.rows.len() >= BATCH {
            self.profiles.close();
        }
    }

    /// Writes everything.
    pub(crate) async fn write(self, transaction: &Transaction<'_>) -> anyhow::Result<()> {
        let Self { tables, mut profiles, .. } = self;
        for ((table, columns), batches) in TABLES.iter().zip(tables) {
            let statement = format!(
                "insert into {table} ({columns}) select {columns} from jsonb_populate_recordset(null::{table}, $1::text::jsonb)"
            );
            batches.write(transaction, &statement).await?;
            // Members point at companies, everything else at profiles.
            if *table == "companies" {
                mem::take(&mut profiles).write(transaction, PROFILES).await?;
            }
        }
        Ok(())
    }
}

fn position(table: &str) -> Option<usize> {
    TABLES.iter().position(|(name, _)| *name == table)
}

#[cfg(test)]
impl Rows {
    /// All rows by table, and the profiles.
    pub(crate) fn all(&self) -> Vec<(&'static str, Vec<Value>)> {
        let rows = |batches: &Batches| {
            let whole = batches.whole.iter().map(|batch| serde_json::from_str::<Vec<Value>>(batch).expect("JSON"));
            whole.flatten().chain(batches.rows.iter().cloned()).collect()
        };
        let tables = TABLES.iter().zip(&self.tables).map(|((table, _), batches)| (*table, rows(batches)));
        tables.chain([("profiles", rows(&self.profiles))]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_become_text_a_batch_at_a_time() {
        let mut rows = Rows::default();
        for n in 0..2 * BATCH + 1 {
            rows.add("companies", json!({ "id": n }));
            rows.add("messages", json!({ "id": n }));
            rows.profile(json!({ "id": n }));
        }
        let held = |table: &str| {
            let batches = &rows.tables[position(table).expect("a table")];
            (batches.whole.len(), batches.rows.len())
        };
        assert_eq!(held("companies"), (2, 1));
        assert_eq!(held("messages"), (0, 2 * BATCH + 1), "may be read again");
        assert_eq!((rows.profiles.whole.len(), rows.profiles.rows.len()), (2, 1));
        for (table, all) in rows.all() {
            assert!(all.iter().enumerate().all(|(n, row)| row["id"] == n), "{table} is in order");
        }
        assert!(OPEN.iter().all(|table| position(table).is_some()));
    }
}
