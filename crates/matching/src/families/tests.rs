use super::*;

fn families() -> Families {
    let slugs = slugs();
    let skill = |slug: &str| {
        let place = slugs.iter().position(|known| known == slug)?;
        u32::try_from(place).ok().map(SkillId)
    };
    Families::parse(include_str!("../../../../content/families.json"), skill).expect("the list holds")
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
        assert_eq!(families.of_title(title).map(|family| families.key(family)), Some(key), "{title}");
    }
    for title in ["", "Software engineer", "Staff engineer", "Builds interfacesque things", "😀"] {
        assert_eq!(families.of_title(title), None, "{title}");
    }
}

#[test]
fn skills_name_a_family_when_they_point_to_one() {
    let families = families();
    let slugs = slugs();
    let of = |skills: &[&str]| {
        let ids = skills.iter().map(|slug| slugs.iter().position(|known| known == slug).expect("a skill"));
        let counted = ids.map(|id| (SkillId(u32::try_from(id).expect("few skills")), 2));
        families.of_skills(counted).map(|family| families.key(family))
    };
    assert_eq!(of(&["penetration-testing", "burp-suite", "python"]), Some("security"));
    assert_eq!(of(&["swiftui", "uikit"]), Some("mobile_ios"));
    assert_eq!(of(&["python", "git"]), None, "signs of no family");
    assert_eq!(of(&["penetration-testing", "swiftui"]), None, "as much of one as of another");
    assert_eq!(of(&[]), None);
}

#[test]
fn the_headline_comes_before_the_roles_and_the_skills() {
    let families = families();
    let of = |headline, roles: [&'static str; 2]| {
        families.of_person(headline, roles, []).map(|family| families.key(family))
    };
    assert_eq!(of(Some("Android developer"), ["Backend engineer", ""]), Some("mobile_android"));
    assert_eq!(of(Some("I like tea"), ["Software engineer", "Data engineer"]), Some("data_engineering"));
    assert_eq!(of(None, ["", ""]), None);
}

#[test]
fn neighbours_hold_both_ways() {
    let families = families();
    let id = |key| families.by_key(key).expect("a family");
    assert_eq!(families.nearness(id("database"), id("database")), Nearness::Same);
    assert_eq!(families.nearness(id("database"), id("backend")), Nearness::Near);
    assert_eq!(families.nearness(id("database"), id("security")), Nearness::Apart);
    for (one, other) in [("frontend", "fullstack"), ("fullstack", "frontend")] {
        assert_eq!(families.nearness(id(one), id(other)), Nearness::Near);
    }
}

#[test]
fn a_list_that_contradicts_itself_is_refused() {
    let read =
        |json: &str| Families::parse(json, |slug| (slug == "rust").then_some(SkillId(1))).map_err(|e| e.to_string());
    let entry = |titles: &str, skills: &str, neighbours: &str| {
        format!(r#"{{"label":"L","titles":[{titles}],"skills":[{skills}],"neighbours":[{neighbours}]}}"#)
    };
    let two = |a: &str, b: &str| format!(r#"{{"a":{a},"b":{b}}}"#);
    let plain = entry("", "", "");
    assert!(read(&two(&entry("\"x dev\"", "\"rust\"", ""), &plain)).is_ok());
    for (json, says) in [
        (two(&entry("", "\"cobol\"", ""), &plain), "the skill `cobol`"),
        (two(&entry("", "", "\"c\""), &plain), "`a` and `c`"),
        (two(&entry("", "", "\"b\""), &plain), "`a` and `b`"),
        (two(&entry("\"Web developer\"", "", ""), &entry("\"web engineer\"", "", "")), "two families"),
        (r#"{"a":{}}"#.to_owned(), "missing field"),
    ] {
        let error = read(&json).expect_err(&json);
        assert!(error.contains(says), "{error}");
    }
}
