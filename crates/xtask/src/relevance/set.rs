//! The judged set as facts. `content/relevance/README.md` explains the files.

use anyhow::{Context, ensure};
use devproof_matching::{
    Catalog, Country, Currency, ExpectedPay, JobFacts, JobLocation, JobPay, JobSkill, Passed, PersonFacts,
    PersonLocation, PersonSkill, Proof, Rank, Requirements, Skill, SkillId, Standing, UsedSkill, UtcOffsetRange,
    families::Families, rates::Rates,
};
use devproof_vocabulary::{Difficulty, EmploymentType, Importance, RemotePolicy, RoleFamily, Seniority};
use serde::{Deserialize, de::DeserializeOwned};
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    fs,
    path::Path,
};
use time::{Date, Duration, Month};
use uuid::Uuid;

/// People, jobs and what they are measured by.
pub(super) struct JudgedSet {
    pub jobs: Vec<Job>,
    pub people: Vec<Person>,
    pub catalog: Catalog,
}

/// A job of the set.
pub(super) struct Job {
    pub id: String,
    /// As the set names it; the score must not know it.
    pub family: Option<RoleFamily>,
    pub facts: JobFacts,
}

/// A person of the set.
pub(super) struct Person {
    pub id: String,
    /// As the set names it; the score must not know it.
    pub family: Option<RoleFamily>,
    pub facts: PersonFacts,
    /// By the job's id.
    pub grades: BTreeMap<String, u8>,
    reasons: BTreeMap<String, String>,
}

impl Person {
    pub(super) fn grade(&self, job: &Job) -> u8 {
        self.grades.get(&job.id).copied().unwrap_or(0)
    }

    pub(super) fn reason(&self, job: &Job) -> &str {
        self.reasons.get(&job.id).map_or("", String::as_str)
    }
}

impl JudgedSet {
    /// Reads it below the content's folder.
    pub(super) fn read(content: &Path) -> anyhow::Result<Self> {
        let skills: Vec<SkillEntry> = json(&content.join("skills.json"))?;
        let names = skills.iter().map(|skill| Skill { slug: skill.slug.clone(), name: skill.name.clone() });
        let names: Vec<_> = (0..).map(SkillId).zip(names).collect();
        let skills = Skills((0..).map(SkillId).zip(skills).map(|(id, skill)| (skill.slug, id)).collect());
        let ranks: Vec<RankEntry> = json(&content.join("ranks.json"))?;
        let by_count = ranks.into_iter().filter(|rank| !rank.is_special);
        let rank =
            |rank: RankEntry| Rank { position: rank.position, name: rank.name, min_challenges: rank.min_challenges };
        let text = |name: &str| fs::read_to_string(content.join(name)).context(name.to_owned());
        let families = Families::parse(&text("families.json")?, |slug| skills.0.get(slug).copied())?;
        let rates = Rates::parse(&text("exchange-rates.json")?)?;
        let catalog = Catalog::new(names, by_count.map(rank).collect()).with_families(families).with_rates(rates);
        let folder = content.join("relevance");
        let jobs = json::<Vec<JobEntry>>(&folder.join("jobs.json"))?
            .into_iter()
            .map(|job| job.read(&skills, &catalog))
            .collect::<anyhow::Result<Vec<_>>>()?;
        let mut people = Vec::new();
        for entry in json::<Vec<PersonEntry>>(&folder.join("people.json"))? {
            let grades: GradesEntry = json(&folder.join(format!("grades/{}.json", entry.id)))?;
            ensure!(grades.grades.len() == jobs.len(), "{}: not one grade a job", entry.id);
            people.push(entry.read(grades, &skills, &catalog)?);
        }
        Ok(Self { jobs, people, catalog })
    }
}

fn json<T: DeserializeOwned>(path: &Path) -> anyhow::Result<T> {
    let text = fs::read(path).with_context(|| path.display().to_string())?;
    serde_json::from_slice(&text).with_context(|| path.display().to_string())
}

/// Numbers of skills by their slugs.
struct Skills(HashMap<String, SkillId>);

impl Skills {
    fn id(&self, slug: &str) -> anyhow::Result<SkillId> {
        self.0.get(slug).copied().with_context(|| format!("no skill is called {slug}"))
    }
}

#[derive(Deserialize)]
struct SkillEntry {
    slug: String,
    name: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct RankEntry {
    name: String,
    position: u8,
    min_challenges: u32,
    is_special: bool,
}

#[derive(Deserialize)]
struct JobEntry {
    id: String,
    title: String,
    family: String,
    seniority: Option<Seniority>,
    min_years: Option<u8>,
    employment_type: Option<EmploymentType>,
    remote_policy: Option<RemotePolicy>,
    countries: Vec<String>,
    utc_offset_min: Option<i8>,
    utc_offset_max: Option<i8>,
    visa_sponsorship: Option<bool>,
    pay_max: Option<i64>,
    pay_currency: Option<String>,
    min_system_design: Option<u8>,
    skills: Vec<JobSkillEntry>,
}

#[derive(Deserialize)]
struct JobSkillEntry {
    skill: String,
    importance: Importance,
    min_years: Option<u8>,
}

impl JobEntry {
    fn read(self, skills: &Skills, catalog: &Catalog) -> anyhow::Result<Job> {
        let mut listed = Vec::new();
        for entry in &self.skills {
            let skill = skills.id(&entry.skill).context(self.id.clone())?;
            let is_must = entry.importance == Importance::Must;
            listed.push(JobSkill { skill, is_must, min_years: entry.min_years });
        }
        // The employers of the set have no weights of their own; the defaults follow the order of the list.
        let order: Vec<SkillId> = listed.iter().map(|skill| skill.skill).collect();
        listed.sort_unstable();
        let requirements = Requirements {
            role: catalog.families().of_job(None, &self.title, &listed),
            skills: listed,
            min_years: self.min_years,
            seniority: self.seniority,
            min_rank: None,
            min_system_design: self.min_system_design,
            interview_skill: catalog.system_design(),
        };
        let criteria = requirements.criteria(&requirements.default_weights(&order));
        let utc_offsets = self.utc_offset_min.zip(self.utc_offset_max).map(|(min, max)| UtcOffsetRange { min, max });
        let facts = JobFacts {
            id: Uuid::nil(),
            company: Uuid::nil(),
            location: JobLocation {
                policy: self.remote_policy,
                countries: codes(&self.countries)?,
                utc_offsets,
                sponsors_visas: self.visa_sponsorship.unwrap_or(false),
            },
            employment_type: self.employment_type,
            pay: JobPay::new(self.pay_max, currency(self.pay_currency.as_deref())?, catalog.rates()),
            requirements,
            criteria,
        };
        Ok(Job { family: self.family.parse().ok(), id: self.id, facts })
    }
}

#[derive(Deserialize)]
struct PersonEntry {
    id: String,
    family: String,
    headline: Option<String>,
    /// The latest first.
    roles: Vec<RoleEntry>,
    seniority: Option<Seniority>,
    years_experience: Option<u8>,
    skills: Vec<PersonSkillEntry>,
    proofs: Vec<ProofEntry>,
    completed_challenges: u32,
    system_design_score: Option<u8>,
    projects: Vec<ProjectEntry>,
    country: Option<String>,
    utc_offset: Option<f32>,
    work_modes: Vec<RemotePolicy>,
    employment_types: Vec<EmploymentType>,
    work_countries: Vec<String>,
    open_to_relocation: Option<bool>,
    salary_min: Option<i64>,
    salary_currency: Option<String>,
}

#[derive(Deserialize)]
struct RoleEntry {
    title: String,
}

#[derive(Deserialize)]
struct PersonSkillEntry {
    skill: String,
    level: Option<u8>,
    years: Option<u8>,
}

#[derive(Deserialize)]
struct ProofEntry {
    skill: String,
    difficulty: Difficulty,
    count: u32,
    months_ago: u16,
}

#[derive(Deserialize)]
struct ProjectEntry {
    stack: Vec<String>,
}

#[derive(Deserialize)]
struct GradesEntry {
    grades: Vec<GradeEntry>,
}

#[derive(Deserialize)]
struct GradeEntry {
    job: String,
    grade: u8,
    reason: String,
}

impl PersonEntry {
    fn read(self, grades: GradesEntry, skills: &Skills, catalog: &Catalog) -> anyhow::Result<Person> {
        let location = PersonLocation {
            country: codes(self.country.as_slice())?.pop(),
            utc_offset: self.utc_offset.map(|hours| (hours * 3600.0) as i32),
            work_modes: self.work_modes.iter().copied().collect(),
            work_countries: codes(&self.work_countries)?,
            can_relocate: self.open_to_relocation.unwrap_or(false),
        };
        let salary_currency = currency(self.salary_currency.as_deref())?;
        let expected_pay = self
            .salary_min
            .zip(salary_currency)
            .map(|(min, currency)| ExpectedPay::new(min, currency, catalog.rates()));
        let rank = catalog.rank_of(self.completed_challenges).map(|rank| rank.position);
        let known = self.skills(skills, catalog)?;
        let titles = self.roles.iter().map(|role| role.title.as_str());
        let facts = PersonFacts {
            location,
            employment_types: self.employment_types.iter().copied().collect(),
            expected_pay,
            years: self.years_experience,
            seniority: self.seniority,
            standing: Standing { completed: self.completed_challenges, rank },
            system_design: self.system_design_score,
            families: catalog.families().of_person(&[], self.headline.as_deref(), titles, &known),
            skills: known,
            projects: u8::try_from(self.projects.len())?,
            project_skills: self.project_skills(skills)?,
            ..PersonFacts::default()
        };
        let reasons = grades.grades.iter().map(|grade| (grade.job.clone(), grade.reason.clone())).collect();
        let grades = grades.grades.into_iter().map(|grade| (grade.job, grade.grade)).collect();
        Ok(Person { family: self.family.parse().ok(), id: self.id, facts, grades, reasons })
    }

    /// Stated and proved skills as one list, sorted.
    fn skills(&self, skills: &Skills, catalog: &Catalog) -> anyhow::Result<Vec<PersonSkill>> {
        let id = |slug: &str| skills.id(slug).context(self.id.clone());
        let entry = |stated: &PersonSkillEntry| {
            Ok(PersonSkill { skill: id(&stated.skill)?, level: stated.level, years: stated.years, proof: None })
        };
        let stated = self.skills.iter().map(entry).collect::<anyhow::Result<Vec<_>>>()?;
        let mut passed: BTreeMap<SkillId, Passed> = BTreeMap::new();
        // The set does not say which challenges prove two skills: the person's other proofs stand for topics.
        let topics: BTreeSet<_> = self.proofs.iter().map(|proof| &proof.skill).collect();
        let topics = u32::try_from(topics.len().saturating_sub(1))?;
        for proof in &self.proofs {
            let last = judged_on()? - Duration::days(30) * i32::from(proof.months_ago);
            let none = Passed { easy: 0, medium: 0, hard: 0, topics, last };
            let counts = passed.entry(id(&proof.skill)?).or_insert(none);
            *match proof.difficulty {
                Difficulty::Easy => &mut counts.easy,
                Difficulty::Medium => &mut counts.medium,
                Difficulty::Hard | Difficulty::Expert => &mut counts.hard,
            } += proof.count;
            counts.last = counts.last.max(last);
        }
        let today = judged_on()?;
        let by_challenges =
            passed.iter().filter_map(|(skill, passed)| Some((*skill, Proof::of_challenges(passed, today)?)));
        let by_interview = catalog.system_design().zip(self.system_design_score.and_then(Proof::of_interview));
        Ok(PersonSkill::merge(stated, by_challenges.chain(by_interview)))
    }

    fn project_skills(&self, skills: &Skills) -> anyhow::Result<Vec<UsedSkill>> {
        let mut used: BTreeMap<SkillId, u128> = BTreeMap::new();
        for (place, project) in (0_u32..).zip(&self.projects) {
            for slug in &project.stack {
                *used.entry(skills.id(slug).context(self.id.clone())?).or_default() |= 1 << place;
            }
        }
        Ok(used.into_iter().map(|(skill, projects)| UsedSkill { skill, projects }).collect())
    }
}

/// The day from which the set counts the months of proofs back.
fn judged_on() -> anyhow::Result<Date> {
    Ok(Date::from_calendar_date(2026, Month::January, 15)?)
}

fn codes(texts: &[String]) -> anyhow::Result<Vec<Country>> {
    texts.iter().map(|text| text.parse().with_context(|| text.clone())).collect()
}

fn currency(text: Option<&str>) -> anyhow::Result<Option<Currency>> {
    text.map(|text| text.parse().with_context(|| text.to_owned())).transpose()
}
