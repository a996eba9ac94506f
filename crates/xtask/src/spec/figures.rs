//! The figures that the specification names, against the content that the server and the web app read.

use serde_json::Value;
use std::fs;

fn content(file: &str) -> Vec<Value> {
    let path = crate::attack::root().expect("a root").join("content").join(file);
    serde_json::from_slice(&fs::read(path).expect("content")).expect("a list")
}

fn text<'a>(entry: &'a Value, field: &str) -> &'a str {
    entry[field].as_str().expect("a text")
}

#[test]
fn ranks_have_the_thresholds_of_the_specification() {
    let ranks: Vec<(String, u64, bool)> = content("ranks.json")
        .iter()
        .map(|rank| {
            let least = rank["minChallenges"].as_u64().expect("a number");
            (text(rank, "name").to_owned(), least, rank["isSpecial"] == true)
        })
        .collect();
    let expected = [
        ("Code Breaker", 0, false),
        ("Code Specialist", 5, false),
        ("Elite Developer", 10, false),
        ("Cyber Architect", 15, false),
        ("System Overlord", 25, false),
        ("The Compiler", 40, false),
        ("The Omniscient", 70, false),
        ("Founding Candidate", 0, true),
        ("System Admin", 999, true),
    ]
    .map(|(name, least, special)| (name.to_owned(), least, special));
    assert_eq!(ranks, expected);
}

#[test]
fn tiers_have_the_prices_and_limits_of_the_specification() {
    let tiers = content("tiers.json");
    let figures: Vec<Value> = tiers
        .iter()
        .take(3)
        .map(|tier| {
            let limits = &tier["limits"];
            serde_json::json!([
                tier["name"],
                tier["priceMonthly"],
                tier["priceYearly"],
                tier["isLimited"],
                limits["discover_per_day"],
                limits["featured_per_day"],
                limits["interviews_per_month"],
                limits["featured_projects"],
                limits["analytics"],
                limits["message_first"],
                limits["engineer_badge"],
            ])
        })
        .collect();
    let expected = serde_json::json!([
        ["Core Access", 0, 0, false, 3, 10, 1, 3, "none", false, false],
        ["Pro Builder", 50, 500, false, 5, 10, 2, 5, "totals", false, false],
        ["Founding Engineer Edition", null, 250, true, 10, 10, 3, 10, "advanced", true, true],
    ]);
    assert_eq!(Value::Array(figures), expected);
    let employers: Vec<&str> = tiers.iter().skip(3).map(|tier| text(tier, "name")).collect();
    assert_eq!(employers, ["Core", "Hiring Kernel", "Flagship"]);
    for tier in &tiers {
        for field in ["id", "priceString", "description", "badgeText", "features", "notes"] {
            assert!(tier.get(field).is_some(), "{} has no {field}", tier["name"]);
        }
    }
}

#[test]
fn companies_have_nineteen_badges_each_with_a_colour() {
    let badges = content("badges.json");
    assert_eq!(badges.len(), 19);
    assert!(badges.iter().all(|badge| text(badge, "color").len() == 7 && !text(badge, "label").is_empty()));
}

#[test]
fn the_survey_asks_about_the_pages_of_each_role() {
    let pages =
        |file: &str| -> Vec<String> { content(file).iter().map(|page| text(page, "id").to_owned()).collect() };
    assert_eq!(
        pages("survey/job_seeker.json"),
        [
            "profile",
            "messages",
            "challenges",
            "browse-jobs",
            "search-results",
            "public-company-profile",
            "subscription-tiers",
            "analytics",
            "settings",
            "terms",
        ]
    );
    assert_eq!(
        pages("survey/employer.json"),
        [
            "profile",
            "messages",
            "candidates",
            "challenges",
            "search-results",
            "public-user-profile",
            "analytics",
            "subscription-tier",
            "settings",
            "terms",
        ]
    );
    let components: usize =
        content("survey/employer.json").iter().map(|page| page["components"].as_array().map_or(0, Vec::len)).sum();
    assert!(components >= 40, "{components} components of the employers' survey");
}
