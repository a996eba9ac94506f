//! A judged set: what people type, and what they mean by it. Prints how much of the first five results is right.

use devproof_search::{Document, Kind, Page, Reader, Request, Skills, Snapshot};
use serde::Deserialize;
use std::collections::BTreeMap;
use time::OffsetDateTime;
use uuid::Uuid;

/// The share of right results among the first five, of those that there are.
const GOAL: f64 = 0.9;

/// A title or name; whose it is or what it says; skills; a place; a longer text.
type Job = (String, String, Vec<String>, String, String);
type Other = (String, String, Vec<String>, String);
type Challenge = (String, String, Vec<String>);

#[derive(Deserialize)]
struct World {
    spellings: BTreeMap<String, Vec<String>>,
    jobs: Vec<Job>,
    companies: Vec<Other>,
    people: Vec<Other>,
    challenges: Vec<Challenge>,
}

/// Queries by what is hard about them: the query, the kind that is looked for, and the names of all that are right.
type Queries = BTreeMap<String, Vec<(String, Kind, Vec<String>)>>;

struct Made {
    index: Snapshot,
    names: BTreeMap<Uuid, String>,
}

fn make(world: &World) -> Made {
    let numbers: BTreeMap<&str, u64> = world.spellings.keys().map(String::as_str).zip(1..).collect();
    let spellings = world.spellings.iter().flat_map(|(slug, spellings)| {
        let number = numbers[slug.as_str()];
        spellings.iter().map(move |spelling| (spelling.clone(), number))
    });
    let skills = Skills::new(spellings, numbers.iter().map(|(slug, number)| ((*slug).to_owned(), *number)));
    let mut documents: Vec<Document> = Vec::new();
    let mut add = |kind: Kind, name: &str, skills: &[String], topics: &str, terms: &str, text: &str| {
        let id = Uuid::from_u128(documents.len() as u128);
        let spelled = skills.iter().map(|slug| world.spellings[slug][0].as_str());
        documents.push(Document {
            kind,
            id,
            is_public: false,
            hidden_from: Vec::new(),
            name: name.to_owned(),
            names: if kind == Kind::People { format!("{topics} {name}") } else { name.to_owned() },
            topics: spelled.chain([topics]).collect::<Vec<_>>().join(" "),
            terms: terms.to_owned(),
            text: text.to_owned(),
            skills: skills.iter().map(|slug| numbers[slug.as_str()]).collect(),
            facets: Vec::new(),
            fresh: i64::try_from(documents.len()).expect("a small world"),
            opens: i64::MIN,
            expires: i64::MAX,
            pay_max: None,
            proofs: 0,
        });
    };
    for (title, company, skills, place, text) in &world.jobs {
        add(Kind::Jobs, title, skills, company, place, text);
    }
    for (name, tagline, skills, place) in &world.companies {
        add(Kind::Companies, name, skills, tagline, place, "");
    }
    for (name, headline, skills, place) in &world.people {
        add(Kind::People, name, skills, headline, place, "");
    }
    for (title, summary, skills) in &world.challenges {
        add(Kind::Challenges, title, skills, "", summary, "");
    }
    let names = documents.iter().map(|document| (document.id, document.name.clone())).collect();
    Made { index: Snapshot::in_memory(&documents, skills).expect("an index in memory"), names }
}

#[test]
fn what_people_mean_comes_first() {
    let world: World = serde_json::from_str(include_str!("judged/world.json")).expect("a world");
    let queries: Queries = serde_json::from_str(include_str!("judged/queries.json")).expect("queries");
    let made = make(&world);
    let (mut all, mut count) = (0.0, 0.0);
    for (class, queries) in &queries {
        let mut of_class = 0.0;
        for (query, kind, right) in queries {
            let reader = Reader { kinds: Kind::ALL.to_vec(), is_member: true, company: None };
            let request = Request { query: query.clone(), reader, now: OffsetDateTime::UNIX_EPOCH };
            let page = Page { kind: Some(*kind), limit: right.len().min(5), ..Page::default() };
            let found = made.index.find(&request, &page).expect("an answer");
            let found: Vec<&String> = found.hits.iter().map(|hit| &made.names[&hit.place.id]).collect();
            let hits = found.iter().filter(|name| right.contains(name)).count();
            let precision =
                f64::from(u32::try_from(hits).expect("few")) / f64::from(u32::try_from(page.limit).expect("few"));
            if precision < 1.0 {
                println!("{query}: {found:?} instead of {right:?}");
            }
            of_class += precision;
        }
        let queries = f64::from(u32::try_from(queries.len()).expect("few"));
        println!("{class}: {:.2}", of_class / queries);
        all += of_class;
        count += queries;
    }
    println!("precision at 5 over {count} queries: {:.3}", all / count);
    assert!(count >= 100.0 && all / count >= GOAL);
}
