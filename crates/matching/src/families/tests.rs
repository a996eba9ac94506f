use super::*;
use RoleFamily::{Backend, DataEngineering, Database, Frontend, Fullstack, MobileAndroid, Security, Systems};

fn families() -> Families {
    let slugs = slugs();
    Families::parse(include_str!("../../../../content/families.json"), |slug| id(&slugs, slug))
        .expect("the list holds")
}

fn id(slugs: &[String], slug: &str) -> Option<SkillId> {
    let place = slugs.iter().position(|known| known == slug)?;
    u32::try_from(place).ok().map(SkillId)
}

fn skill(slug: &str) -> SkillId {
    id(&slugs(), slug).expect("a skill")
}

fn slugs() -> Vec<String> {
    #[derive(Deserialize)]
    struct Skill {
        slug: String,
    }
    let skills: Vec<Skill> = serde_json::from_str(include_str!("../../../../content/skills.json")).expect("skills");
    skills.into_iter().map(|skill| skill.slug).collect()
}

#[test]
fn a_title_names_its_family() {
    let families = families();
    for (title, key) in [
        ("Backend engineer", "backend"),
        ("Senior Back-End Developer (m/f/d)", "backend"),
        ("C# developer", "backend"),
        (".NET Developer", "backend"),
        ("Senior C++ Engineer, low latency", "systems"),
        ("Full Stack Engineer", "fullstack"),
        ("Front-end engineer, dashboards", "frontend"),
        ("Product engineer, web", "frontend"),
        ("Security engineer, storage", "security"),
        ("Engineering manager, data platform", "engineering_management"),
        ("Data platform engineer", "data_engineering"),
        ("ML platform engineer", "machine_learning"),
        ("Software engineer (iOS)", "mobile_ios"),
        ("Staff engineer, distributed systems", "backend"),
        ("Storage engineer", "database"),
        ("Software engineer in test", "qa"),
        ("SRE who writes the postmortem first", "platform"),
        ("Cryptography engineer", "security"),
        ("Web graphics engineer, maps", "games"),
    ] {
        assert_eq!(families.of_title(title).map(RoleFamily::as_str), Some(key), "{title}");
    }
    for title in ["", "Software engineer", "Staff engineer", "Builds interfacesque things", "😀"] {
        assert_eq!(families.of_title(title), None, "{title}");
    }
}

#[test]
fn skills_name_a_family_when_they_point_to_one() {
    let families = families();
    let of = |skills: &[&str]| families.of_skills(skills.iter().map(|slug| (skill(slug), 2))).map(RoleFamily::as_str);
    assert_eq!(of(&["penetration-testing", "burp-suite", "python"]), Some("security"));
    assert_eq!(of(&["swiftui", "uikit"]), Some("mobile_ios"));
    assert_eq!(of(&["python", "git"]), None, "signs of no family");
    assert_eq!(of(&["penetration-testing", "swiftui"]), None, "as much of one as of another");
    assert_eq!(of(&[]), None);
}

#[test]
fn a_job_is_what_its_company_chose_or_its_title_or_its_skills_say() {
    let families = families();
    let asked = [JobSkill { skill: skill("penetration-testing"), is_must: true, min_years: None }];
    let of = |choice, title| families.of_job(choice, title, &asked).map(|role| role.family);
    assert_eq!(of(Some(Database), "Backend engineer"), Some(Database));
    assert_eq!(of(None, "Backend engineer"), Some(Backend));
    assert_eq!(of(None, "Engineer"), Some(Security));
    assert_eq!(families.of_job(None, "Engineer", &[]), None);
    let role = families.role(Database);
    assert!(role.neighbours.contains(Backend) && !role.neighbours.contains(Security));
}

#[test]
fn the_headline_comes_before_the_roles_and_the_skills() {
    let families = families();
    let known = [PersonSkill { skill: skill("penetration-testing"), level: None, years: None, proof: None }];
    let set = |list: &[RoleFamily]| list.iter().copied().collect();
    for (choice, headline, roles, current, past) in [
        (&[][..], Some("Android developer"), &["Backend engineer", ""][..], &[MobileAndroid][..], &[Backend][..]),
        (&[], Some("I like tea"), &["Software engineer", "Data engineer"], &[DataEngineering], &[]),
        (&[], None, &["Backend engineer", "Systems engineer", "Backend engineer"], &[Backend], &[Systems]),
        (&[], None, &["", ""], &[Security], &[]),
        (&[Frontend, Fullstack], Some("Android developer"), &["Backend engineer"], &[Frontend, Fullstack], &[]),
    ] {
        let found = families.of_person(choice, headline, roles.iter().copied(), &known);
        assert_eq!(found, PersonFamilies { current: set(current), past: set(past) }, "{headline:?} {roles:?}");
    }
    assert_eq!(families.of_person(&[], None, [], &[]), PersonFamilies::default());
}

#[test]
fn neighbours_hold_both_ways() {
    let families = families();
    assert_eq!(families.nearness(Database, Database), Nearness::Same);
    assert_eq!(families.nearness(Database, Backend), Nearness::Near);
    assert_eq!(families.nearness(Database, Security), Nearness::Apart);
    for (one, other) in [(Frontend, Fullstack), (Fullstack, Frontend)] {
        assert_eq!(families.nearness(one, other), Nearness::Near);
    }
}

#[test]
fn a_list_that_contradicts_itself_is_refused() {
    type Change = fn(&mut serde_json::Value);
    let read = |change: Change| {
        let mut json = serde_json::from_str(include_str!("../../../../content/families.json")).expect("JSON");
        change(&mut json);
        Families::parse(&json.to_string(), |slug| (slug != "tea").then_some(SkillId(1))).map_err(|e| e.to_string())
    };
    assert_eq!(read(|_| ()).err(), None);
    let examples: [(Change, &str); 6] = [
        (|json| json["backend"]["skills"][0] = "tea".into(), "the skill `tea`"),
        (|json| json["backend"]["neighbours"][0] = "embedded".into(), "`backend` and `embedded`"),
        (|json| json["qa"]["titles"][0] = "java developers".into(), "two families"),
        (|json| json["qa"] = serde_json::Value::Null, "invalid type: null"),
        (|json| json["tea"] = json["qa"].clone(), "must be one of backend"),
        (
            |json| drop(json.as_object_mut().map(|list| list.remove("engineering_management"))),
            "`engineering_management` is missing",
        ),
    ];
    for (change, says) in examples {
        let error = read(change).expect_err(says);
        assert!(error.contains(says), "{error}");
    }
}
