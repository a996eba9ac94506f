//! Jobs and people at random, with gaps and edge values, inserted past the triggers in a few statements.

use super::random::Random;
use serde_json::{Value, json};
use tokio_postgres::Client;

const COUNTRIES: &[&str] = &["DE", "AT", "NL", "PL", "US", "IN", "NP", "AU"];
const CURRENCIES: &[&str] = &["EUR", "EUR", "USD", "GBP"];
const LEVELS: &[&str] = &["intern", "junior", "mid", "senior", "staff", "principal"];
const POLICIES: &[&str] = &["remote", "hybrid", "onsite"];
const TYPES: &[&str] = &["full_time", "part_time", "contract", "internship", "temporary"];
const KINDS: &[&str] = &["years", "seniority", "rank", "system_design", "projects"];
const DIFFICULTIES: &[&str] = &["easy", "medium", "hard", "expert"];
const FAMILIES: &[&str] = &["backend", "database", "security", "games"];
const TITLES: &[&str] =
    &["Backend engineer", "Storage engineer", "Security engineer", "iOS developer", "Engineer", "Astronaut"];
const AMOUNTS: &[u32] = &[0, 1, 50_000, 85_000, 85_001, 100_000, 120_000, 99_999_999, 100_000_000];
/// Both sides of every step of the coarse form, zero, and all there is.
const WEIGHTS: &[u32] = &[0, 1, 2, 5, 7, 10, 11, 13, 20, 21, 32, 33, 50, 99, 100];
const PUBLISHED: [&str; 4] =
    ["2026-01-01T00:00:00Z", "2026-01-01T00:00:00.000001Z", "2025-06-01T00:00:00Z", "2019-12-31T23:59:59Z"];
const PLACES: &[&str] = &["Berlin", "Vienna, Austria", "Zürich", "Remote (50%)", "New_York"];
pub const BADGES: &[&str] = &["remote-first", "four-day-week", "open-source"];
/// Whole hours, quarters, the edges of the world, and the odd seconds that PostgreSQL accepts as a name.
const ZONES: &[&str] = &[
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "Asia/Kolkata",
    "Asia/Kathmandu",
    "America/St_Johns",
    "Australia/Eucla",
    "Pacific/Kiritimati",
    "Etc/GMT+12",
    "XXX-5:07:30",
    "XXX-4:59:50",
    "XXX+3:00:18",
    "XXX+3:00:17",
    "XXX-2:00:18",
];

/// The rows of a world, a list for each table.
pub struct World {
    random: Random,
    companies: Vec<uuid::Uuid>,
    rows: Vec<(&'static str, Vec<Value>)>,
}

impl World {
    pub fn new(seed: u64, jobs: usize, people: usize, skills: &[i32]) -> Self {
        let mut random = Random::new(seed);
        let companies = (0..12).map(|_| random.uuid()).collect();
        let tables = [
            "company_badges",
            "job_openings",
            "job_interactions",
            "job_skills",
            "job_weights",
            "profiles",
            "profile_skills",
            "hidden_companies",
            "featured_projects",
            "experiences",
            "challenges",
            "challenge_skills",
            "challenge_completions",
        ];
        let mut world = Self { random, companies, rows: tables.map(|table| (table, Vec::new())).into() };
        for company in world.companies.clone() {
            for (place, badge) in world.random.some(3, BADGES).into_iter().enumerate() {
                world.add("company_badges", json!({ "company_id": company, "badge": badge, "position": place }));
            }
        }
        for n in 0..jobs {
            world.add_job(n, skills);
        }
        let challenges: Vec<_> = (0..30).map(|_| world.random.uuid()).collect();
        for (n, challenge) in challenges.iter().enumerate() {
            let difficulty = world.random.pick(DIFFICULTIES);
            let row = json!({
                "id": challenge, "slug": format!("c-{n}"), "title": "Challenge", "difficulty": difficulty,
            });
            world.add("challenges", row);
            for skill in world.random.some(3, skills) {
                world.add("challenge_skills", json!({ "challenge_id": challenge, "skill_id": skill }));
            }
        }
        for n in 0..people {
            world.add_person(n, skills, &challenges);
        }
        world
    }

    fn add(&mut self, table: &str, row: Value) {
        self.rows.iter_mut().find(|(name, _)| *name == table).expect("a table of the world").1.push(row);
    }

    fn add_job(&mut self, n: usize, skills: &[i32]) {
        let random = &mut self.random;
        let id = random.uuid();
        let zones = random.chance(50).then(|| {
            let min = random.pick(&[-12, -4, -3, 0, 1, 2, 5, 14_i32]);
            (min, (min + random.pick(&[0, 1, 3, 26])).min(14))
        });
        let (low, high) = (random.pick_or_none(20, AMOUNTS), random.pick_or_none(20, AMOUNTS));
        let most = random.pick(&[0, 1, 3, 4, 5, 8]);
        let job = json!({
            "id": id,
            "company_id": random.pick(&self.companies),
            "title": format!("{} {n}", random.pick(TITLES)),
            "role_family": random.pick_or_none(80, FAMILIES),
            "description": "Work",
            "status": "draft",
            // A list finds drafts too, when they are listed: they alone have gaps.
            "is_listed": random.chance(90),
            "published_at": random.pick(&PUBLISHED),
            "expires_at": random.pick_or_none(60, &["2020-01-01T00:00:00Z", "2999-01-01T00:00:00Z"]),
            "places": random.some(2, PLACES),
            "remote_policy": random.pick_or_none(10, POLICIES),
            "countries": random.some(most, COUNTRIES),
            "utc_offset_min": zones.map(|zones| zones.0),
            "utc_offset_max": zones.map(|zones| zones.1),
            "employment_type": random.pick_or_none(15, TYPES),
            "visa_sponsorship": random.pick_or_none(40, &[true, false, false]),
            "pay_min": low.filter(|low| high.is_none_or(|high| *low <= high)),
            "pay_max": high,
            "pay_currency": random.pick_or_none(15, CURRENCIES),
            "pay_period": random.pick(&["year", "year", "month", "day", "hour"]),
            "seniority": random.pick_or_none(20, LEVELS),
            "min_years": random.pick_or_none(20, &[0, 1, 2, 3, 5, 6, 7, 11, 40]),
            "min_rank": random.pick_or_none(40, &[0, 1, 2, 3, 4, 5, 6]),
            "min_system_design": random.pick_or_none(40, &[0, 14, 15, 16, 45, 60, 75, 99, 100]),
        });
        let asked = random.some(16, skills);
        self.add("job_openings", job);
        for skill in &asked {
            let random = &mut self.random;
            let row = json!({
                "job_opening_id": id,
                "skill_id": skill,
                "importance": random.pick(&["must", "nice"]),
                "min_years": random.pick_or_none(40, &[1, 2, 3, 5, 40]),
                "position": random.below(4),
            });
            self.add("job_skills", row);
        }
        if self.random.chance(5) {
            return;
        }
        let (most, kinds) = (self.random.below(asked.len() + 1), self.random.some(KINDS.len(), KINDS));
        let weighed = asked.iter().take(most).map(|skill| ("skill", Some(*skill)));
        for (criterion, skill) in weighed.chain(kinds.iter().map(|kind| (*kind, None))) {
            let row = json!({
                "id": self.random.uuid(),
                "job_opening_id": id,
                "criterion": criterion,
                "skill_id": skill,
                "weight": self.random.pick(WEIGHTS),
                "position": self.random.below(3),
            });
            self.add("job_weights", row);
        }
    }

    fn add_person(&mut self, n: usize, skills: &[i32], challenges: &[uuid::Uuid]) {
        let random = &mut self.random;
        let id = random.uuid();
        let (hidden, modes, types) =
            (random.some(3, &self.companies), random.pick(&[0, 0, 1, 3]), random.pick(&[0, 0, 2, 5]));
        let pay = random.chance(70).then(|| (random.pick(AMOUNTS), random.pick(CURRENCIES)));
        let person = json!({
            "id": id,
            "slug": format!("p-{n}"),
            "role": "job_seeker",
            "headline": random.pick_or_none(40, TITLES),
            "role_families": random.chance(20).then(|| random.pick(FAMILIES)).map(|family| [family]),
            "needs_onboarding": false,
            "country": random.pick_or_none(25, COUNTRIES),
            "timezone": random.pick_or_none(20, ZONES),
            "work_modes": random.some(modes, POLICIES),
            "employment_types": random.some(types, TYPES),
            "work_countries": random.some(3, COUNTRIES),
            "open_to_relocation": random.chance(30),
            "salary_min": pay.map(|pay| pay.0),
            "salary_currency": pay.map(|pay| pay.1),
            "years_experience": random.pick_or_none(20, &[0, 1, 2, 3, 4, 5, 6, 10, 20, 70]),
            "seniority": random.pick_or_none(20, LEVELS),
            "completed_challenges": random.pick(&[0, 0, 1, 4, 5, 9, 10, 15, 24, 25, 40, 69, 70, 999]),
            "system_design_score": random.pick_or_none(30, &[0, 1, 29, 30, 44, 45, 59, 60, 61, 85, 99, 100]),
        });
        self.add("profiles", person);
        for place in 0..self.random.below(4) {
            let random = &mut self.random;
            let row = json!({
                "id": random.uuid(),
                "profile_id": id,
                "company_name": "Elsewhere",
                "title": random.pick(TITLES),
                "started_on": format!("20{:02}-0{}", 10 + place, 1 + random.below(3)),
                "ended_on": random.pick_or_none(30, &["2020", "2024-06"]),
            });
            self.add("experiences", row);
        }
        for company in hidden {
            self.add("hidden_companies", json!({ "profile_id": id, "company_id": company }));
        }
        let most = self.random.pick(&[0, 3, 12, 40]);
        for (place, skill) in self.random.some(most, skills).into_iter().enumerate() {
            let random = &mut self.random;
            let row = json!({
                "id": random.uuid(),
                "profile_id": id,
                // One in ten is no known skill.
                "skill_id": (!random.chance(10)).then_some(skill),
                "name": format!("Skill {skill}"),
                "level": random.pick_or_none(20, &[1, 2, 3, 4]),
                "years": random.pick_or_none(30, &[0, 1, 2, 3, 4, 5, 40, 70]),
                "position": place,
            });
            self.add("profile_skills", row);
        }
        let (most, places) = (self.random.pick(&[0, 1, 2, 4]), [0, 1, 2, 3, 63, 64, 98, 99]);
        for place in self.random.some(most, &places) {
            let mut used = self.random.some(4, skills);
            used.extend(used.first().copied());
            let row = json!({
                "id": self.random.uuid(), "profile_id": id, "position": place, "title": "Project", "skill_ids": used,
            });
            self.add("featured_projects", row);
        }
        let most = self.random.pick(&[0, 0, 2, 8]);
        for challenge in self.random.some(most, challenges) {
            let random = &mut self.random;
            let row = json!({
                "id": random.uuid(),
                "challenge_id": challenge,
                "profile_id": id,
                "completed_at": format!("20{}-{:02}-{:02}T{:02}:59:59Z", 10 + random.below(17), 1 + random.below(12),
                    1 + random.below(28), random.pick(&[0, 11, 23])),
                "language": random.pick_or_none(40, &["python", "sql", "typescript", "javascript"]),
            });
            self.add("challenge_completions", row);
        }
    }

    /// Interests and refusals of people in jobs.
    pub fn add_interactions(&mut self, share: usize) {
        let ids = |table: &str| -> Vec<Value> {
            let (_, rows) = self.rows.iter().find(|(name, _)| *name == table).expect("a table of the world");
            rows.iter().map(|row| row["id"].clone()).collect()
        };
        let (jobs, people) = (ids("job_openings"), ids("profiles"));
        for (job, person) in jobs.iter().flat_map(|job| people.iter().map(move |person| (job, person))) {
            if self.random.chance(share) {
                let row = json!({
                    "id": self.random.uuid(),
                    "job_opening_id": job,
                    "profile_id": person,
                    "status": self.random.pick(&["interested", "not_interested"]),
                });
                self.add("job_interactions", row);
            }
        }
    }

    /// Writes it as a superuser, past triggers and foreign keys: a match reads rows, however they came to be.
    pub async fn insert(&self, admin: &Client) {
        admin.batch_execute("set session_replication_role = replica").await.expect("a superuser may");
        for (table, rows) in &self.rows {
            let Some(first) = rows.first().and_then(Value::as_object) else { continue };
            let columns = first.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
            let sql = format!(
                "insert into public.{table} ({columns})
                 select {columns} from jsonb_populate_recordset(null::public.{table}, $1)"
            );
            let rows = Value::Array(rows.clone());
            admin.execute(&sql, &[&rows]).await.unwrap_or_else(|error| panic!("{table}: {error:?}"));
        }
        admin.batch_execute("reset session_replication_role; analyze").await.expect("the database answers");
    }
}
