//! Facts of jobs and people from the rows of `private.job_facts` and `private.people_facts`.

use devproof_db::{DbError, FromRow, NamedColumns, Sql, columns};
use devproof_matching::{
    Catalog, Choices, Completion, ExpectedPay, JobFacts, JobLocation, JobPay, JobSkill, PersonFacts, PersonLocation,
    PersonSkill, Proof, Requirements, SkillId, Standing, UsedSkill, UtcOffsetRange, Weight, WeightKey,
    index::JobEntry,
};
use devproof_vocabulary::{Criterion, EmploymentType, Language, RemotePolicy, RoleFamily, Seniority};
use std::str::FromStr;
use time::{Date, OffsetDateTime};
use uuid::Uuid;

columns! {
    struct JobRow {
        id: Uuid,
        company_id: Uuid,
        title: String,
        role_family: Option<RoleFamily>,
        remote_policy: Option<RemotePolicy>,
        countries: Vec<String>,
        utc_offset_min: Option<i16>,
        utc_offset_max: Option<i16>,
        visa_sponsorship: Option<bool>,
        employment_type: Option<EmploymentType>,
        pay_min_year: Option<i64>,
        pay_max_year: Option<i64>,
        pay_currency: Option<String>,
        min_years: Option<i16>,
        seniority: Option<Seniority>,
        min_rank: Option<i16>,
        min_system_design: Option<i16>,
        is_listed: bool,
        published_at: Option<OffsetDateTime>,
        expires_at: Option<OffsetDateTime>,
        places: Vec<String>,
        badges: Vec<String>,
        skill_ids: Vec<i32>,
        are_musts: Vec<bool>,
        skill_years: Vec<Option<i16>>,
        criteria: Vec<Criterion>,
        criterion_skills: Vec<Option<i32>>,
        weights: Vec<i16>,
        positions: Vec<i16>,
    }

    struct PersonRow {
        id: Uuid,
        country: Option<String>,
        utc_offset: Option<i32>,
        work_modes: Vec<RemotePolicy>,
        work_countries: Vec<String>,
        open_to_relocation: bool,
        employment_types: Vec<EmploymentType>,
        salary_min: Option<i32>,
        salary_currency: Option<String>,
        years_experience: Option<i16>,
        seniority: Option<Seniority>,
        completed_challenges: i32,
        system_design_score: Option<i16>,
        role_families: Vec<RoleFamily>,
        headline: Option<String>,
        titles: Vec<String>,
        is_findable: bool,
        today: Date,
        hidden_companies: Vec<Uuid>,
        stated_skills: Vec<i32>,
        levels: Vec<Option<i16>>,
        years: Vec<Option<i16>>,
        passed_challenges: Vec<Uuid>,
        passed_languages: Vec<Option<Language>>,
        passed_days: Vec<Date>,
        projects: i32,
        project_positions: Vec<i16>,
        project_skills: Vec<i32>,
    }
}

/// The statement of [`job_facts`] without its ids.
pub const JOB_FACTS: &str = "select * from private.job_facts($1)";
/// The statement of [`people_facts`] without its ids.
pub const PEOPLE_FACTS: &str = "select * from private.people_facts($1)";

/// A job and whether signed-in people can find it.
#[derive(Debug, Clone)]
pub struct KnownJob {
    /// The job, with what lists filter and order it by.
    pub entry: JobEntry,
    /// Whether it is open, at an approved company. It can have expired.
    pub is_listed: bool,
}

/// A person and whether approved companies can find them.
#[derive(Debug, Clone)]
pub struct KnownPerson {
    /// The person.
    pub facts: PersonFacts,
    /// Whether the profile is open.
    pub is_findable: bool,
}

/// The statement that [`read_jobs`] reads: the facts of these jobs, in no order.
pub fn job_facts(ids: &[Uuid]) -> Sql {
    Sql::new(JOB_FACTS).bind(ids)
}

/// The statement that [`read_people`] reads: the facts of these people, in no order.
pub fn people_facts(ids: &[Uuid]) -> Sql {
    Sql::new(PEOPLE_FACTS).bind(ids)
}

/// Jobs of [`job_facts`].
///
/// # Errors
/// When a row is not as the columns' checks promise.
pub fn read_jobs(rows: &[impl NamedColumns], catalog: &Catalog) -> Result<Vec<KnownJob>, DbError> {
    rows.iter().map(|row| job(JobRow::from_row(row)?, catalog)).collect()
}

/// People of [`people_facts`].
///
/// # Errors
/// When a row is not as the columns' checks promise.
pub fn read_people(rows: &[impl NamedColumns], catalog: &Catalog) -> Result<Vec<KnownPerson>, DbError> {
    rows.iter().map(|row| person(PersonRow::from_row(row)?, catalog)).collect()
}

fn wrong(what: &str) -> DbError {
    DbError::Decode(format!("{what} is outside its column's check"))
}

/// A number that its column's check keeps small.
pub(crate) fn small<T: TryInto<u8>>(number: T) -> Result<u8, DbError> {
    number.try_into().map_err(|_| wrong("a number"))
}

pub(crate) fn skill(number: i32) -> Result<SkillId, DbError> {
    u32::try_from(number).map(SkillId).map_err(|_| wrong("the number of a skill"))
}

fn code<T: FromStr>(text: Option<String>) -> Result<Option<T>, DbError> {
    text.map(|text| text.parse().map_err(|_| wrong(&text))).transpose()
}

fn codes<T: FromStr>(texts: &[String]) -> Result<Vec<T>, DbError> {
    texts.iter().map(|text| text.parse().map_err(|_| wrong(text))).collect()
}

fn job(row: JobRow, catalog: &Catalog) -> Result<KnownJob, DbError> {
    let listed = row.skill_ids.iter().zip(&row.are_musts).zip(&row.skill_years);
    let skills = listed.map(|((id, is_must), years)| {
        Ok(JobSkill { skill: skill(*id)?, is_must: *is_must, min_years: years.map(small).transpose()? })
    });
    let skills = skills.collect::<Result<Vec<_>, DbError>>()?;
    let requirements = Requirements {
        role: catalog.families().of_job(row.role_family, &row.title, &skills),
        skills,
        min_years: row.min_years.map(small).transpose()?,
        seniority: row.seniority,
        min_rank: row.min_rank.map(small).transpose()?,
        min_system_design: row.min_system_design.map(small).transpose()?,
        interview_skill: catalog.system_design(),
    };
    let weighed = row.criteria.iter().zip(&row.criterion_skills).zip(row.weights.iter().zip(&row.positions));
    let weights = weighed.map(|((kind, id), (weight, position))| {
        let key =
            WeightKey::new(*kind, id.map(skill).transpose()?).ok_or_else(|| wrong("a weight without its skill"))?;
        Ok(Weight { key, weight: small(*weight)?, position: *position })
    });
    let weights = weights.collect::<Result<Vec<_>, DbError>>()?;
    let hours = |number: i16| i8::try_from(number).map_err(|_| wrong("an offset from UTC"));
    let range = row.utc_offset_min.zip(row.utc_offset_max);
    let facts = JobFacts {
        id: row.id,
        company: row.company_id,
        location: JobLocation {
            policy: row.remote_policy,
            countries: codes(&row.countries)?,
            utc_offsets: range
                .map(|(min, max)| Ok::<_, DbError>(UtcOffsetRange { min: hours(min)?, max: hours(max)? }))
                .transpose()?,
            sponsors_visas: row.visa_sponsorship == Some(true),
        },
        employment_type: row.employment_type,
        pay: JobPay::new(row.pay_max_year, code(row.pay_currency)?, catalog.rates()).starting_at(row.pay_min_year),
        criteria: requirements.criteria(&weights),
        requirements,
    };
    let entry = JobEntry {
        facts,
        published_at: row.published_at.unwrap_or(OffsetDateTime::UNIX_EPOCH),
        expires_at: row.expires_at,
        places: row.places,
        badges: row.badges,
    };
    Ok(KnownJob { entry, is_listed: row.is_listed && row.published_at.is_some() })
}

fn person(row: PersonRow, catalog: &Catalog) -> Result<KnownPerson, DbError> {
    let completed = row.completed_challenges.unsigned_abs();
    let system_design = row.system_design_score.map(small).transpose()?;
    let skills = skills(&row, system_design, catalog)?;
    let titles = row.titles.iter().map(String::as_str);
    let facts = PersonFacts {
        id: row.id,
        location: PersonLocation {
            country: code(row.country.clone())?,
            utc_offset: row.utc_offset,
            work_modes: row.work_modes.iter().copied().collect(),
            work_countries: codes(&row.work_countries)?,
            can_relocate: row.open_to_relocation,
        },
        employment_types: row.employment_types.iter().copied().collect::<Choices<_>>(),
        expected_pay: row
            .salary_min
            .zip(code(row.salary_currency.clone())?)
            .map(|(min, currency)| ExpectedPay::new(min.into(), currency, catalog.rates())),
        families: catalog.families().of_person(&row.role_families, row.headline.as_deref(), titles, &skills),
        years: row.years_experience.map(small).transpose()?,
        seniority: row.seniority,
        standing: Standing { completed, rank: catalog.rank_of(completed).map(|rank| rank.position) },
        system_design,
        skills,
        projects: small(row.projects)?,
        project_skills: project_skills(&row)?,
        hidden_companies: row.hidden_companies,
    };
    Ok(KnownPerson { facts, is_findable: row.is_findable })
}

fn skills(row: &PersonRow, system_design: Option<u8>, catalog: &Catalog) -> Result<Vec<PersonSkill>, DbError> {
    let stated = row.stated_skills.iter().zip(&row.levels).zip(&row.years);
    let stated = stated.map(|((id, level), years)| {
        let (level, years) = (level.map(small).transpose()?, years.map(small).transpose()?);
        Ok(PersonSkill { skill: skill(*id)?, level, years, proof: None })
    });
    let stated = stated.collect::<Result<Vec<_>, DbError>>()?;
    let completions = row.passed_challenges.iter().zip(&row.passed_languages).zip(&row.passed_days);
    let completions = completions.map(|((challenge, language), day)| Completion {
        challenge: *challenge,
        language: language.map(Language::as_str),
        day: *day,
    });
    let passed = catalog.passed(completions);
    let passed = passed.filter_map(|(skill, passed)| Some((skill, Proof::of_challenges(&passed, row.today)?)));
    let interview = catalog.system_design().zip(system_design.and_then(Proof::of_interview));
    Ok(PersonSkill::merge(stated, passed.chain(interview)))
}

fn project_skills(row: &PersonRow) -> Result<Vec<UsedSkill>, DbError> {
    let mut used = Vec::<UsedSkill>::new();
    for (position, id) in row.project_positions.iter().zip(&row.project_skills) {
        let (skill, bit) = (skill(*id)?, 1_u128.checked_shl(u32::from(small(*position)?)).unwrap_or_default());
        match used.binary_search_by_key(&skill, |used| used.skill) {
            Ok(place) => used[place].projects |= bit,
            Err(place) => used.insert(place, UsedSkill { skill, projects: bit }),
        }
    }
    Ok(used)
}
