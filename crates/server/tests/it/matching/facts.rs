//! Facts for `crates/matching`, read from the tables by statements that share nothing with the functions of SQL.

use devproof_claims::{Clock, SystemClock};
use devproof_matching::{
    Catalog, Challenge, Choices, ExpectedPay, JobFacts, JobLocation, JobPay, JobSkill, Passed, PersonFacts,
    PersonLocation, PersonSkill, Proof, Rank, Requirements, Skill, SkillId, Standing, UsedSkill, UtcOffsetRange,
    Weight, WeightKey, families::Families, rates::Rates,
};
use devproof_vocabulary::{Difficulty, EmploymentType, Importance, RemotePolicy, RoleFamily};
use std::{
    collections::{BTreeMap, BTreeSet},
    str::FromStr,
};

use tokio_postgres::{Client, Row};
use uuid::Uuid;

const JOBS: &str = "
    select j.id, j.company_id, j.remote_policy, j.countries, j.utc_offset_min, j.utc_offset_max, j.visa_sponsorship,
        j.employment_type, j.pay_max_year, j.pay_currency, j.min_years, j.seniority, j.min_rank, j.min_system_design, j.title, j.role_family,
        j.pay_min_year
    from job_openings j order by j.id";

const PEOPLE: &str = "
    select p.id, p.country, p.work_modes, p.work_countries, p.open_to_relocation, p.employment_types,
        p.salary_min, p.salary_currency, p.years_experience, p.seniority, p.completed_challenges, p.system_design_score,
        case when p.timezone is not null then
            extract(epoch from (now() at time zone p.timezone) - (now() at time zone 'utc'))::integer end,
        p.headline, p.role_families
    from profiles p order by p.id";

/// All jobs, people and names of a database, in the order of their ids.
pub struct Facts {
    pub catalog: Catalog,
    pub jobs: Vec<JobFacts>,
    pub people: Vec<PersonFacts>,
}

impl Facts {
    pub async fn load(admin: &Client) -> Self {
        let catalog = catalog(admin).await;
        let people = people(admin, &catalog).await;
        Self { jobs: jobs(admin, &catalog).await, people, catalog }
    }
}

async fn rows(admin: &Client, sql: &str) -> Vec<Row> {
    admin.query(sql, &[]).await.expect("the database answers")
}

/// Rows in groups by their first column.
async fn rows_by_owner(admin: &Client, sql: &str) -> BTreeMap<Uuid, Vec<Row>> {
    let mut groups = BTreeMap::<_, Vec<_>>::new();
    for row in rows(admin, sql).await {
        groups.entry(row.get::<_, Uuid>(0)).or_default().push(row);
    }
    groups
}

fn small(number: Option<i16>) -> Option<u8> {
    number.map(|number| u8::try_from(number).expect("within the column's check"))
}

fn skill(number: i32) -> SkillId {
    SkillId(u32::try_from(number).expect("identities are positive"))
}

fn codes<T: FromStr<Err: std::fmt::Debug>>(texts: &[String]) -> Vec<T> {
    texts.iter().map(|text| text.parse().expect("within the column's check")).collect()
}

fn code<T: FromStr<Err: std::fmt::Debug>>(text: Option<String>) -> Option<T> {
    text.map(|text| text.parse().expect("within the column's check"))
}

async fn catalog(admin: &Client) -> Catalog {
    let skills = rows(admin, "select id, slug, name from skills").await;
    let skills = skills.iter().map(|row| (skill(row.get(0)), Skill { slug: row.get(1), name: row.get(2) }));
    let ranks = rows(admin, "select position, name, min_challenges from developer_ranks where not is_special").await;
    let rank = |row: &Row| Rank {
        position: small(Some(row.get(0))).expect("a number"),
        name: row.get(1),
        min_challenges: row.get::<_, i32>(2).unsigned_abs(),
    };
    let skills: Vec<_> = skills.collect();
    let by_slug: BTreeMap<String, SkillId> = skills.iter().map(|(id, skill)| (skill.slug.clone(), *id)).collect();
    let families = include_str!("../../../../../content/families.json");
    let families = Families::parse(families, |slug| by_slug.get(slug).copied()).expect("the file of families");
    let rates = Rates::parse(include_str!("../../../../../content/exchange-rates.json")).expect("the file of rates");
    let challenges = rows(admin, "select id, difficulty from challenges").await;
    let topics = rows_by_owner(admin, "select challenge_id, skill_id from challenge_skills").await;
    let challenges = challenges.iter().map(|row| {
        let topics = topics.get(&row.get(0)).into_iter().flatten();
        let skills = topics.map(|row| skill(row.get(1))).collect();
        (row.get(0), Challenge { difficulty: row.get(1), skills })
    });
    let catalog = Catalog::new(skills, ranks.iter().map(rank).collect());
    catalog.with_families(families).with_rates(rates).with_challenges(challenges)
}

async fn jobs(admin: &Client, catalog: &Catalog) -> Vec<JobFacts> {
    let skills = "select job_opening_id, skill_id, importance, min_years from job_skills order by skill_id";
    let skills = rows_by_owner(admin, skills).await;
    let weights = "select job_opening_id, criterion, skill_id, weight, position from job_weights order by id";
    let weights = rows_by_owner(admin, weights).await;
    let job = |row: &Row| {
        let id: Uuid = row.get(0);
        let asked = |row: &Row| JobSkill {
            skill: skill(row.get(1)),
            is_must: row.get::<_, Importance>(2) == Importance::Must,
            min_years: small(row.get(3)),
        };
        let weight = |row: &Row| Weight {
            key: WeightKey::new(row.get(1), row.get::<_, Option<i32>>(2).map(skill)).expect("a skill has its number"),
            weight: small(Some(row.get(3))).expect("a number"),
            position: row.get(4),
        };
        let skills: Vec<_> = skills.get(&id).into_iter().flatten().map(asked).collect();
        let requirements = Requirements {
            role: catalog.families().of_job(row.get(15), row.get(14), &skills),
            skills,
            min_years: small(row.get(10)),
            seniority: row.get(11),
            min_rank: small(row.get(12)),
            min_system_design: small(row.get(13)),
            interview_skill: catalog.system_design(),
        };
        let range = row.get::<_, Option<i16>>(4).zip(row.get::<_, Option<i16>>(5));
        let hours = |number: i16| i8::try_from(number).expect("within the column's check");
        JobFacts {
            id,
            company: row.get(1),
            location: JobLocation {
                policy: row.get(2),
                countries: codes(row.get::<_, Vec<_>>(3).as_slice()),
                utc_offsets: range.map(|(min, max)| UtcOffsetRange { min: hours(min), max: hours(max) }),
                sponsors_visas: row.get::<_, Option<bool>>(6) == Some(true),
            },
            employment_type: row.get(7),
            pay: JobPay::new(row.get(8), code(row.get(9)), catalog.rates()).starting_at(row.get(16)),
            criteria: requirements.criteria(&weights.get(&id).into_iter().flatten().map(weight).collect::<Vec<_>>()),
            requirements,
        }
    };
    rows(admin, JOBS).await.iter().map(job).collect()
}

/// What each person's challenges prove: their skills and the language of the answer.
async fn proofs(admin: &Client) -> BTreeMap<Uuid, BTreeMap<SkillId, Passed>> {
    let sql = "
        select c.profile_id, d.difficulty, (c.completed_at at time zone 'utc')::date,
            array(select s.skill_id from challenge_skills s where s.challenge_id = c.challenge_id),
            (select s.id from skills s where s.slug = c.language)
        from challenge_completions c join challenges d on d.id = c.challenge_id";
    let mut people = BTreeMap::<Uuid, BTreeMap<SkillId, (Passed, BTreeSet<SkillId>)>>::new();
    for row in rows(admin, sql).await {
        let mut skills: BTreeSet<SkillId> = row.get::<_, Vec<i32>>(3).into_iter().map(skill).collect();
        skills.extend(row.get::<_, Option<i32>>(4).map(skill));
        let (difficulty, day) = (row.get::<_, Difficulty>(1), row.get(2));
        for proved in &skills {
            let none = Passed { easy: 0, medium: 0, hard: 0, topics: 0, last: day };
            let person = people.entry(row.get(0)).or_default();
            let (passed, topics) = person.entry(*proved).or_insert((none, BTreeSet::new()));
            *match difficulty {
                Difficulty::Easy => &mut passed.easy,
                Difficulty::Medium => &mut passed.medium,
                Difficulty::Hard | Difficulty::Expert => &mut passed.hard,
            } += 1;
            passed.last = passed.last.max(day);
            topics.extend(skills.iter().filter(|other| *other != proved));
        }
    }
    let count = |(passed, topics): (Passed, BTreeSet<SkillId>)| Passed {
        topics: u32::try_from(topics.len()).expect("a small number"),
        ..passed
    };
    let counted = |skills: BTreeMap<_, _>| skills.into_iter().map(|(skill, seen)| (skill, count(seen))).collect();
    people.into_iter().map(|(id, skills)| (id, counted(skills))).collect()
}

async fn people(admin: &Client, catalog: &Catalog) -> Vec<PersonFacts> {
    let stated = "select profile_id, skill_id, level, years from profile_skills where skill_id is not null";
    let stated = rows_by_owner(admin, stated).await;
    let proofs = proofs(admin).await;
    let roles =
        "select profile_id, title from experiences order by coalesce(ended_on, 'infinity') desc, started_on desc, id";
    let roles = rows_by_owner(admin, roles).await;
    let today = SystemClock.now().date();
    let hidden = rows_by_owner(admin, "select profile_id, company_id from hidden_companies order by 2").await;
    let projects = rows_by_owner(admin, "select profile_id, position, skill_ids from featured_projects").await;
    let person = |row: &Row| {
        let id: Uuid = row.get(0);
        let stated = stated.get(&id).into_iter().flatten().map(|row| PersonSkill {
            skill: skill(row.get(1)),
            level: small(row.get(2)),
            years: small(row.get(3)),
            proof: None,
        });
        let system_design = small(row.get(11));
        let interview = catalog.system_design().zip(system_design.and_then(Proof::of_interview));
        let passed = proofs.get(&id).into_iter().flatten();
        let passed = passed.filter_map(|(skill, passed)| Some((*skill, Proof::of_challenges(passed, today)?)));
        let skills = PersonSkill::merge(stated, passed.chain(interview));
        let titles = roles.get(&id).into_iter().flatten().map(|row| row.get(1));
        let chosen = row.get::<_, Option<Vec<RoleFamily>>>(14).unwrap_or_default();
        let own: Vec<_> = projects.get(&id).into_iter().flatten().collect();
        let mut used = BTreeMap::<_, u128>::new();
        for row in &own {
            for number in row.get::<_, Vec<i32>>(2) {
                *used.entry(skill(number)).or_default() |= 1 << row.get::<_, i16>(1);
            }
        }
        let expected = row.get::<_, Option<i32>>(6).zip(code(row.get(7)));
        let completed = row.get::<_, i32>(10).unsigned_abs();
        PersonFacts {
            id,
            hidden_companies: hidden.get(&id).into_iter().flatten().map(|row| row.get(1)).collect(),
            location: PersonLocation {
                country: code(row.get(1)),
                utc_offset: row.get(12),
                work_modes: Choices::from_iter(codes::<RemotePolicy>(row.get::<_, Vec<_>>(2).as_slice())),
                work_countries: codes(row.get::<_, Vec<_>>(3).as_slice()),
                can_relocate: row.get(4),
            },
            employment_types: Choices::from_iter(codes::<EmploymentType>(row.get::<_, Vec<_>>(5).as_slice())),
            expected_pay: expected.map(|(min, currency)| ExpectedPay::new(min.into(), currency, catalog.rates())),
            families: catalog.families().of_person(&chosen, row.get(13), titles, &skills),
            years: small(row.get(8)),
            seniority: row.get(9),
            standing: Standing { completed, rank: catalog.rank_of(completed).map(|rank| rank.position) },
            system_design,
            skills,
            projects: u8::try_from(own.len()).expect("a hundred at most"),
            project_skills: used.into_iter().map(|(skill, projects)| UsedSkill { skill, projects }).collect(),
        }
    };
    rows(admin, PEOPLE).await.iter().map(person).collect()
}
