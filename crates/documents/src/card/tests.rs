//! What holds of every picture.

use super::*;

fn person() -> PersonCard {
    PersonCard {
        name: "Mira Okafor".to_owned(),
        headline: Some("Storage engineer who likes her tests boring and her logs short".to_owned()),
        place: Some("Vienna, Austria".to_owned()),
        seniority: Some("Senior".to_owned()),
        rank: ("Circuit Surgeon".to_owned(), 3),
        skills: [vec![Evidence::Proved; 6], vec![Evidence::Stated; 5]].concat(),
        challenges: 31,
        system_design: Some(78),
    }
}

fn company() -> CompanyCard {
    CompanyCard {
        name: "Halyard".to_owned(),
        tagline: Some("Durable queues for people who sleep at night".to_owned()),
        industry: Some("Developer tools".to_owned()),
        place: Some("Oslo, Norway".to_owned()),
        response_days: Some(5),
        kept_percent: Some(94),
        open_jobs: 12,
    }
}

fn job() -> JobCard {
    JobCard {
        title: "Senior Storage Engineer".to_owned(),
        company: "Halyard".to_owned(),
        pay: Some("€88,000–110,000".to_owned()),
        place: Some("Berlin or remote".to_owned()),
        seniority: Some("Senior".to_owned()),
        employment: Some("Full-time".to_owned()),
        skills: ["Rust", "PostgreSQL", "Distributed systems", "Linux"].map(str::to_owned).to_vec(),
        promise: Some(("Answers in 5 days, kept 94 %".to_owned(), true)),
    }
}

/// Pictures to look at go to the folder of this variable.
fn keep(name: &str, png: &[u8]) {
    if let Ok(folder) = std::env::var("DEVPROOF_KEEP_PICTURES") {
        std::fs::write(std::path::Path::new(&folder).join(name), png).expect("the folder is there");
    }
}

fn checked(name: &str, png: Option<Vec<u8>>) -> image::RgbImage {
    let png = png.expect("there are fonts");
    keep(&format!("{name}.png"), &png);
    assert!(png.len() < 300_000, "{name} has {} bytes", png.len());
    let picture = image::load_from_memory(&png).expect("a PNG").to_rgb8();
    assert_eq!(picture.dimensions(), (CARD_WIDTH, CARD_HEIGHT));
    picture
}

fn pixels(picture: &image::RgbImage, colour: u32) -> usize {
    let [_, red, green, blue] = colour.to_be_bytes();
    picture.pixels().filter(|pixel| pixel.0 == [red, green, blue]).count()
}

/// Whether nothing is drawn beyond the margins.
fn has_margins(picture: &image::RgbImage) -> bool {
    let paper = image::Rgb([0xfb, 0xfa, 0xf7]);
    let edge = 60;
    picture.enumerate_pixels().all(|(x, y, pixel)| {
        (x >= edge && x < CARD_WIDTH - edge && (40..CARD_HEIGHT - 30).contains(&y)) || *pixel == paper
    })
}

#[test]
fn the_bar_shows_how_much_is_proved() {
    let picture = checked("person", person().png());
    let (proved, said) = (pixels(&picture, crate::look::PROOF), pixels(&picture, crate::look::SAID));
    let share = proved as f64 / (proved + said) as f64;
    assert!((share - 6.0 / 11.0).abs() < 0.05, "{share}");
    let none = checked(
        "person-new",
        PersonCard { skills: vec![Evidence::Stated; 5], challenges: 0, system_design: None, ..person() }.png(),
    );
    assert!(pixels(&none, crate::look::PROOF) < 2_000, "only the logo has the colour of proof");
    checked("person-empty", PersonCard::default().png());
}

#[test]
fn names_of_any_length_and_script_stay_inside() {
    let long = "Wolfeschlegelsteinhausenbergerdorff ".repeat(20);
    for (index, name) in [
        long.as_str(),
        &"x".repeat(5_000),
        "عائشة بنت محمد الهاشمي",
        "דנה כהן",
        "Αθηνά Παπαδοπούλου",
        "मीरा शर्मा",
        "Nguyễn Thị Ánh Tuyết",
        "Жанна Агузарова",
        "王小明",
        "🦀🦀🦀",
        "\u{202e}evil\u{0}\n\n\nname",
        &format!("Z{}algo", "\u{301}\u{316}".repeat(500)),
    ]
    .into_iter()
    .enumerate()
    {
        let card = PersonCard {
            name: name.to_owned(),
            headline: Some(format!("{name} {name}")),
            place: Some(name.to_owned()),
            ..person()
        };
        assert!(has_margins(&checked(&format!("person-name-{index}"), card.png())), "{name}");
        let card = CompanyCard {
            name: name.to_owned(),
            tagline: Some(format!("{name} {name}")),
            industry: Some(name.to_owned()),
            ..company()
        };
        assert!(has_margins(&checked(&format!("company-name-{index}"), card.png())), "{name}");
        let card = JobCard {
            title: name.to_owned(),
            company: name.to_owned(),
            skills: vec![name.to_owned(); 30],
            pay: Some(name.to_owned()),
            ..job()
        };
        assert!(has_margins(&checked(&format!("job-name-{index}"), card.png())), "{name}");
    }
}

#[test]
fn a_kept_promise_fills_its_share_of_the_bar() {
    let full = checked("company", company().png());
    let half = checked("company-half", CompanyCard { kept_percent: Some(50), ..company() }.png());
    let none = checked("company-new", CompanyCard { kept_percent: None, response_days: None, ..company() }.png());
    let (full, half, none) =
        (pixels(&full, crate::look::PROOF), pixels(&half, crate::look::PROOF), pixels(&none, crate::look::PROOF));
    assert!(full > half && half > none, "{full} {half} {none}");
    checked("job", job().png());
    checked(
        "job-empty",
        JobCard { title: "Engineer".to_owned(), company: "Halyard".to_owned(), ..JobCard::default() }.png(),
    );
}
