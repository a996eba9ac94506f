//! Random queries of every kind of person find exactly what a plain scan finds of the rows that they may read: results,
//! counts, and how the query was taken. So nothing tells of what one may not find.
//!
//! `DEVPROOF_SEARCH_QUERIES` asks for more queries; `DEVPROOF_SEARCH_SEED` for another world.

use super::known_seeker;
use crate::{
    kit::{Person, TestApp},
    matching::{from_env, random::Random},
};
use devproof_search::{Group, Plan, Skills, Word, clean};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use tokio_postgres::Client;

/// Few words in many documents, so that one word is in what may be found and in what may not.
const WORDS: [&str; 24] = [
    "harbour",
    "harbor",
    "lantern",
    "lanterns",
    "keeper",
    "keepers",
    "pilot",
    "piloting",
    "compass",
    "anchor",
    "anchors",
    "cartographer",
    "captain",
    "galley",
    "rudder",
    "tiller",
    "signal",
    "beacon",
    "ferry",
    "quay",
    "mooring",
    "tide",
    "current",
    "senior",
];
const PLACES: [&str; 4] = ["Zürich", "Oslo", "Łódź", "Genève"];
const SKILLS: [&str; 4] = ["rust", "postgresql", "kubernetes", "java"];

/// A document as a plain scan sees it.
#[derive(Debug)]
struct Plain {
    head: BTreeSet<String>,
    all: BTreeSet<String>,
    skills: BTreeSet<u64>,
}

/// What one person may find, by kind, as their own rights show it.
type Readable = BTreeMap<String, BTreeMap<String, Plain>>;

const JOBS: &str = "
    select j.id::text, concat_ws(' ', j.title, c.name, array_to_string(j.places, ' '), j.seniority, j.remote_policy,
            j.employment_type, k.names) as head, j.description as rest, coalesce(k.ids, '{}') as skills
    from job_openings j join companies c on c.id = j.company_id
    cross join lateral (select string_agg(k.name, ' ') as names, array_agg(k.id) as ids
        from job_skills s join skills k on k.id = s.skill_id where s.job_opening_id = j.id) k";
const COMPANIES: &str = "
    select c.id::text, concat_ws(' ', c.name, c.tagline, array_to_string(c.tech_stack, ' '), array_to_string(c.places, ' ')),
        c.about, '{}'::int[] from companies c";
const PEOPLE: &str = "
    select p.id::text, concat_ws(' ', p.headline, p.full_name, p.location, p.seniority, k.names), p.about,
        coalesce(k.ids, '{}')
    from profiles p
    cross join lateral (select string_agg(s.name, ' ') as names, array_agg(s.skill_id) filter (where s.skill_id is not null) as ids
        from profile_skills s where s.profile_id = p.id) k";

fn words(text: &str) -> BTreeSet<String> {
    clean(text).split_whitespace().map(str::to_owned).collect()
}

async fn plain(admin: &Client, sql: &str) -> BTreeMap<String, (String, Option<String>, Vec<i32>)> {
    let rows = admin.query(sql, &[]).await.expect("the database answers");
    rows.iter().map(|row| (row.get(0), (row.get(1), row.get(2), row.get(3)))).collect()
}

/// The rows that somebody's own rights show, by the data API.
async fn readable(app: &TestApp, person: Option<&Person>) -> Readable {
    let admin = app.database.admin().await;
    let lists = [
        ("jobs", "job_openings?is_listed=is.true&select=id", JOBS),
        ("companies", "companies?approval_status=eq.approved&select=id", COMPANIES),
        ("people", "talent_profiles?select=id", PEOPLE),
    ];
    let mut readable = Readable::new();
    for (kind, path, sql) in lists {
        let path = format!("/rest/v1/{path}");
        let answer = match person {
            Some(person) => person.get(&path).await,
            None => app.get(&path).await,
        };
        if !answer.status.is_success() {
            continue;
        }
        let ids: BTreeSet<String> = answer.json().as_array().expect("rows").iter().map(id).collect();
        let documents = plain(&admin, sql).await.into_iter().filter(|(id, _)| ids.contains(id));
        let documents = documents.map(|(id, (head, rest, skills))| {
            let (head, rest) = (words(&head), words(&rest.unwrap_or_default()));
            let skills = skills.iter().map(|skill| u64::from(skill.unsigned_abs())).collect();
            (id, Plain { all: head.union(&rest).cloned().collect(), head, skills })
        });
        readable.insert(kind.to_owned(), documents.collect());
    }
    readable
}

fn id(row: &Value) -> String {
    row["id"].as_str().expect("an id").to_owned()
}

/// How many letters differ, a letter changed over counting one: by the definition, slowly.
fn slips(a: &[char], b: &[char]) -> usize {
    let mut table = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            table[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let change = table[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                let mut least = change.min(table[i - 1][j] + 1).min(table[i][j - 1] + 1);
                if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                    least = least.min(table[i - 2][j - 2] + 1);
                }
                least
            };
        }
    }
    table[a.len()][b.len()]
}

fn letters(word: &str) -> Vec<char> {
    word.chars().collect()
}

fn allowed(word: &str) -> usize {
    match word.chars().count() {
        4..=7 => 1,
        8..=40 => 2,
        _ => 0,
    }
}

fn is_typed(word: &Word, known: &str) -> bool {
    known == word.text
        || word.other_number.as_deref() == Some(known)
        || (word.begins && known.starts_with(&word.text))
}

fn is_near(word: &Word, known: &str, most: usize) -> bool {
    let (typed, known) = (letters(&word.text), letters(known));
    let begins = word.begins && typed.len() >= 5 && (0..=known.len()).any(|end| slips(&typed, &known[..end]) <= 1);
    most > 0 && (begins || slips(&typed, &known) <= most)
}

/// What a scan finds of a kind, and how.
fn scan<'d>(
    documents: &'d BTreeMap<String, Plain>,
    plan: &Plan,
    spellings: &[(String, u64)],
) -> (&'static str, BTreeSet<&'d String>) {
    let unused: BTreeSet<&str> = plan
        .groups
        .iter()
        .flat_map(|group| &group.words)
        .filter(|word| allowed(&word.text) > 0)
        .filter(|word| !documents.values().any(|document| document.head.iter().any(|known| is_typed(word, known))))
        .map(|word| word.text.as_str())
        .collect();
    let known: BTreeSet<&str> = documents.values().flat_map(|document| &document.head).map(String::as_str).collect();
    let find = |most: usize, some: bool| -> BTreeSet<&'d String> {
        let is_forgiven = |group: &Group, word: &Word| group.skill.is_none() && unused.contains(word.text.as_str());
        // Words and skills that each group may have been meant as.
        let meant = plan.groups.iter().map(|group| {
            let words = group.words.iter().map(|word| {
                let most = if is_forgiven(group, word) { most.min(allowed(&word.text)) } else { 0 };
                known.iter().copied().filter(|known| is_near(word, known, most)).collect::<BTreeSet<_>>()
            });
            let near = most.min(allowed(&group.typed));
            let typed = letters(&group.typed);
            let is_any_forgiven = near > 0 && group.words.iter().any(|word| is_forgiven(group, word));
            let skills =
                spellings.iter().filter(|(spelling, _)| is_any_forgiven && slips(&typed, &letters(spelling)) <= near);
            let skills: BTreeSet<u64> = skills.map(|(_, skill)| *skill).chain(group.skill).collect();
            (group, words.collect::<Vec<_>>(), skills)
        });
        let meant: Vec<_> = meant.collect();
        let has = |document: &Plain| {
            let mut groups = meant.iter().map(|(group, near, skills)| {
                let there = group.words.iter().zip(near).all(|(word, near)| {
                    document.all.iter().any(|known| is_typed(word, known))
                        || near.iter().any(|known| document.head.contains(*known))
                });
                there || !skills.is_disjoint(&document.skills)
            });
            if some { groups.any(|has| has) } else { groups.all(|has| has) }
        };
        documents.iter().filter(|(_, document)| has(document)).map(|(id, _)| id).collect()
    };
    if plan.groups.is_empty() {
        return ("typed", BTreeSet::new());
    }
    for (how, most) in [("typed", 0), ("near", 1), ("near", 2)] {
        let found = find(most, false);
        if !found.is_empty() {
            return (how, found);
        }
    }
    if plan.groups.len() > 1 { ("some", find(2, true)) } else { ("typed", BTreeSet::new()) }
}

/// A query of words of the world: whole, begun, or with a slip.
fn query(random: &mut Random) -> String {
    let mut typed = Vec::new();
    for _ in 0..=random.below(3) {
        let mut word = letters(match random.below(10) {
            0 => random.pick(&SKILLS),
            1 => random.pick(&["zurich", "oslo", "lodz", "Genève", "k8s", "postgres", "nobody", "in", "x"]),
            _ => random.pick(&WORDS),
        });
        let at = random.below(word.len().max(2) - 1);
        match random.below(6) {
            0 => word.truncate(at + 1),
            1 if at + 1 < word.len() => word.swap(at, at + 1),
            2 => drop(word.remove(at)),
            3 => word.insert(at, 'q'),
            _ => {}
        }
        typed.push(word.into_iter().collect::<String>());
    }
    typed.join(" ")
}

async fn make_world(app: &TestApp, random: &mut Random) {
    let admin = app.database.admin().await;
    let mut sentence =
        |most: usize| (0..=random.below(most)).map(|_| random.pick(&WORDS)).collect::<Vec<_>>().join(" ");
    for number in 0..8 {
        let (name, tagline, about) = (sentence(1), sentence(2), sentence(4));
        let status = ["approved", "approved", "approved", "pending", "suspended"][number % 5];
        let company = admin
            .query_one(
                "insert into companies (slug, name, tagline, about, approval_status, public_link, places, tech_stack)
                 values ($1, $2, $3, $4, $5, $6, array[$7], array[$8]) returning id",
                &[
                    &format!("scanned-{number}"),
                    &name,
                    &tagline,
                    &about,
                    &status,
                    &(number % 3 != 0),
                    &PLACES[number % 4],
                    &SKILLS[number % 4],
                ],
            )
            .await
            .expect("a company");
        let company: uuid::Uuid = company.get(0);
        for job in 0..5 {
            let (title, description) = (sentence(2), sentence(5));
            let status = ["open", "open", "open", "draft", "paused"][job];
            admin
                .execute(
                    "with job as (
                         insert into job_openings (company_id, title, description, status, seniority, employment_type,
                             remote_policy, places, pay_min, pay_max, pay_currency, published_at, expires_at)
                         values ($1, $2, $3, $4, 'senior', 'full_time', 'remote', array[$5], 1, 2, 'EUR', now(),
                             case when $6 then now() - interval '1 hour' end)
                         returning id)
                     insert into job_skills (job_opening_id, skill_id)
                     select job.id, k.id from job, skills k where k.slug = $7",
                    &[
                        &company,
                        &title,
                        &description,
                        &status,
                        &PLACES[job % 4],
                        &(job == 2 && number % 2 == 0),
                        &SKILLS[(number + job) % 4],
                    ],
                )
                .await
                .expect("a job");
        }
    }
    for number in 0..20 {
        let (name, headline, about) = (sentence(2), sentence(2), sentence(4));
        let person = known_seeker(app, &name, &headline, &[SKILLS[number % 4]]).await;
        let visibility = ["open", "open", "private", "showcase"][number % 4];
        admin
            .execute(
                "update profiles set about = $2, visibility = $3, location = $4 where id = $1",
                &[&person.id, &about, &visibility, &PLACES[number % 4]],
            )
            .await
            .expect("a person");
    }
}

async fn spellings(admin: &Client) -> Vec<(String, u64)> {
    let rows = admin.query("select alias, skill_id from skill_aliases", &[]).await.expect("the database answers");
    rows.iter().map(|row| (row.get(0), u64::from(row.get::<_, i32>(1).unsigned_abs()))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn everyone_finds_what_a_scan_of_their_rows_finds() {
    let seed = from_env("DEVPROOF_SEARCH_SEED", 20_261_124);
    println!("DEVPROOF_SEARCH_SEED={seed}");
    let mut random = Random::new(seed);
    let app = TestApp::start().await;
    make_world(&app, &mut random).await;
    let (one, other) = (app.company().await, app.company().await);
    let admin = app.database.admin().await;
    let hide = "insert into hidden_companies (profile_id, company_id)
        select p.id, $1 from profiles p where p.role = 'job_seeker' and p.visibility = 'open' order by p.id limit 4";
    admin.execute(hide, &[&one.id]).await.expect("the database answers");
    let recruiter = app.recruiter(&other, &["manage_jobs"]).await;
    let (seeker, newcomer, staff) = (app.seeker().await, app.newcomer().await, app.staff().await);
    let people =
        [None, Some(&one.admin), Some(&other.admin), Some(&recruiter), Some(&seeker), Some(&newcomer), Some(&staff)];
    let spellings = spellings(&admin).await;
    let skills = Skills::new(spellings.clone(), []);
    let mut readable_by = Vec::new();
    for person in people {
        readable_by.push(readable(&app, person).await);
    }
    app.app.start_feed();

    let mut hows: BTreeMap<&str, usize> = BTreeMap::new();
    for number in 0..from_env("DEVPROOF_SEARCH_QUERIES", 1000) {
        let typed = query(&mut random);
        let plan = Plan::new(&typed, &skills);
        let (person, readable) = (people[number % people.len()], &readable_by[number % people.len()]);
        let kinds: Vec<&String> = readable.keys().collect();
        let kind = kinds[random.below(kinds.len())];
        let call = json!({ "p_query": typed, "p_kind": kind, "p_limit": 50 });
        let answer = match person {
            Some(person) => person.rpc("search", &call).await,
            None => app.post("/rest/v1/rpc/search", &call).await,
        };
        let who = person.map_or("a visitor".to_owned(), |person| person.email.clone());
        if kind == "people" && answer.status.as_u16() == 403 {
            assert!(readable[kind].is_empty(), "{typed}: refused to {who}");
            continue;
        }
        let answer = answer.ok();
        let (how, expected) = scan(&readable[kind], &plan, &spellings);
        let found: BTreeSet<String> = answer["results"].as_array().expect("results").iter().map(id).collect();
        assert_eq!(found, expected.into_iter().cloned().collect(), "{typed:?}: {kind} for {who}: {how}");
        assert_eq!(answer["total"], json!(found.len()), "{typed:?}: {kind} for {who}");
        if !found.is_empty() {
            assert_eq!(answer["how"], how, "{typed:?}: {kind} for {who}");
            *hows.entry(how).or_default() += 1;
        }
        // Every kind is counted with the same answer.
        for (kind, documents) in readable.iter().filter(|(kind, _)| !answer["counts"][kind.as_str()].is_null()) {
            let expected = scan(documents, &plan, &spellings).1.len();
            assert_eq!(answer["counts"][kind], json!(expected), "{typed:?}: {kind} for {who}");
        }
    }
    println!("{hows:?}");
    assert_eq!(hows.len(), 3, "each try finds something");
}
