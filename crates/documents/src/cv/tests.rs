//! Reads the PDF back: text in order, links, pages, and what people may write.

use super::*;
use lopdf::{Dictionary, Document, Object};
use serde_json::json;

const ADDRESS: &str = "https://devproof.example/u/3f9a07c2b1";

fn page() -> Value {
    json!({
        "slug": "mira-okafor", "full_name": "Mira Okafor", "headline": "Storage engineer",
        "about": "I write **stores** that survive.", "location": "Vienna, Austria", "years_experience": 9,
        "seniority": "senior", "availability": "one_month",
        "rank": { "name": "Circuit Surgeon", "position": 3 }, "completed_challenges": 31, "system_design_score": 78,
        "interview": {
            "seniority": "senior", "problem": "A photo feed", "reviewed": true, "choice": "best", "caps": [],
            "dimensions": [{ "title": "Requirements", "level": 32 }, { "title": "Capacity", "level": 27 }],
        },
        "skills": [
            { "name": "PostgreSQL", "level": 3, "years": 8, "proved": null },
            { "name": "Rust", "level": 4, "years": 6, "proved": { "grade": "proved", "challenges": 4 } },
        ],
        "experiences": [
            { "company_name": "Fjord Søk AS", "title": "Staff engineer", "location": "Oslo", "url": "https://fjord.example",
              "started_on": "2021-03", "ended_on": null, "summary": "Owned the write path.",
              "highlights": ["Cut fsyncs by half", "Wrote the crash tests"] },
            { "company_name": "Zoë & Čapek", "title": "Engineer", "location": null, "url": "javascript:alert(1)",
              "started_on": "2017", "ended_on": "2021", "summary": null, "highlights": [] },
        ],
        "educations": [
            { "institution": "TU Wien", "area": "Computer science", "degree": "MSc", "score": "1.2", "url": null,
              "started_on": "2012", "ended_on": "2017", "courses": ["Databases", "Compilers"] },
        ],
        "languages": [{ "name": "Igbo", "fluency": "native" }, { "name": "English", "fluency": null }],
        "certificates": [
            { "name": "Storage administrator", "issuer": "Disk Guild", "issued_on": "2022", "url": "https://guild.example/mira" },
        ],
        "links": [
            { "kind": "github", "label": null, "url": "https://github.com/mira", "verified_on": "2026-11-20" },
            { "kind": "site", "label": "My site", "url": "https://mira.example/?a=1&b=(2)" },
        ],
        "repositories": {
            "url": "https://github.com/mira", "count": 12, "has_more": false, "push_months": 7,
            "languages": [{ "name": "Rust", "share": 62 }, { "name": "Objective-C++", "share": 30 }, { "name": "Other", "share": 8 }],
            "last_pushed_on": "2026-11-20", "fetched_on": "2026-11-28",
        },
        "projects": [
            { "title": "tinylog", "description": "A log that fits in your head.", "stack": ["Rust", "io_uring"],
              "url": "https://tinylog.example", "repository_url": null, "started_on": "2020-05", "ended_on": null },
        ],
        "challenges": [
            { "title": "Rate limiter", "difficulty": "hard", "language": "python", "completed_at": "2026-11-21T10:00:00Z" },
        ],
    })
}

fn made(page: &Value, address: Option<&str>, length: CvLength) -> Document {
    let cv = Cv::of(page, address.map(str::to_owned), length).expect("a page");
    let file = cv.pdf().expect("there are fonts, and the rules of PDF/UA are kept");
    if let Ok(folder) = std::env::var("DEVPROOF_KEEP_PICTURES") {
        let name = format!("{}-{length:?}-{}.pdf", cv.person.slug, file.len());
        std::fs::write(std::path::Path::new(&folder).join(name), &file).expect("the folder is there");
    }
    assert!(file.len() < 500_000, "{} bytes", file.len());
    Document::load_mem(&file).expect("a PDF")
}

/// The text as a program reads it, without spaces: this reader puts one wherever the font changes.
fn text(document: &Document) -> String {
    let pages: Vec<u32> = document.get_pages().into_keys().collect();
    let text = document.extract_text(&pages).expect("text");
    packed(&text)
}

fn packed(text: &str) -> String {
    text.split_whitespace().collect()
}

fn dictionary<'a>(document: &'a Document, object: &'a Object) -> Option<&'a Dictionary> {
    match object {
        Object::Reference(id) => document.get_dictionary(*id).ok(),
        other => other.as_dict().ok(),
    }
}

fn links(document: &Document) -> Vec<String> {
    let mut all = Vec::new();
    for id in document.get_pages().into_values() {
        for annotation in document.get_page_annotations(id).expect("annotations") {
            let action = annotation.get(b"A").ok().and_then(|action| dictionary(document, action));
            let address = action.and_then(|action| action.get(b"URI").ok()).and_then(|uri| uri.as_str().ok());
            all.extend(address.map(|address| String::from_utf8_lossy(address).into_owned()));
        }
    }
    all
}

#[test]
fn everything_is_text_in_the_order_of_reading() {
    let document = made(&page(), Some(ADDRESS), CvLength::TwoPages);
    let text = text(&document);
    let mut from = 0;
    for part in [
        "Mira Okafor",
        "Storage engineer",
        "Vienna, Austria · Senior · 9 years of experience",
        "GitHub:",
        "github.com/mira",
        "devproof.example/u/3f9a07c2b1",
        "Proved on Devproof",
        "Rank: Circuit Surgeon",
        "31 challenges passed",
        "1 of 2 skills proved",
        "System design: 78 of 100",
        "About",
        "I write stores that survive.",
        "Experience",
        "Staff engineer",
        "Mar 2021 – now",
        "Fjord Søk AS · Oslo",
        "Owned the write path.",
        "Cut fsyncs by half",
        "Engineer",
        "2017 – 2021",
        "Zoë & Čapek",
        "Featured projects",
        "tinylog",
        "Skills",
        "Rust (proved,",
        "PostgreSQL (",
        "Challenges passed",
        "Rate limiter (Python, hard)",
        "System design interview",
        "Requirements: 3.2 of 4",
        "GitHub repositories (shown, not judged)",
        "12 public repositories",
        "Rust 62% · Objective-C++ 30% · Other 8%",
        "Pushes in at least 7 of the last 12 months. Last push: 20 Nov 2026. From GitHub, 28 Nov 2026.",
        "Education",
        "TU Wien",
        "MSc, Computer science · 1.2",
        "Databases · Compilers",
        "Certificates",
        "Storage administrator",
        "2022",
        "Disk Guild",
        "Languages",
        "Igbo (native) · English",
    ] {
        let at =
            text[from..].find(&packed(part)).unwrap_or_else(|| panic!("{part} is missing or too early in {text}"));
        from += at + packed(part).len();
    }
}

#[test]
fn links_work_and_only_those_of_the_web_are_links() {
    let document = made(&page(), Some(ADDRESS), CvLength::TwoPages);
    let mut found = links(&document);
    found.sort();
    let mut wanted = [
        "https://github.com/mira",
        "https://mira.example/?a=1&b=(2)",
        ADDRESS,
        "https://fjord.example",
        "https://tinylog.example",
        "https://guild.example/mira",
    ];
    wanted.sort_unstable();
    assert_eq!(found, wanted);
    // What was proved to be theirs says so, the rest doesn't.
    let text = text(&document);
    assert!(text.contains("github.com/miraverified"), "{text}");
    assert_eq!(text.matches("verified").count(), 1, "{text}");
}

#[test]
fn the_document_says_what_it_is() {
    let document = made(&page(), Some(ADDRESS), CvLength::TwoPages);
    let catalog = document.catalog().expect("a catalog");
    assert_eq!(catalog.get(b"Lang").and_then(Object::as_str).expect("a language"), b"en");
    assert!(catalog.has(b"StructTreeRoot") && catalog.has(b"Outlines") && catalog.has(b"Metadata"));
    let fonts: Vec<String> = document
        .objects
        .values()
        .filter_map(|object| object.as_dict().ok())
        .filter(|one| one.get(b"Type").and_then(Object::as_name).is_ok_and(|kind| kind == b"FontDescriptor"))
        .map(|one| {
            assert!(one.has(b"FontFile2") || one.has(b"FontFile3"), "every font is in the file");
            String::from_utf8_lossy(one.get(b"FontName").and_then(Object::as_name).expect("a name")).into_owned()
        })
        .collect();
    assert!(
        !fonts.is_empty() && fonts.iter().all(|name| name.as_bytes().get(6) == Some(&b'+')),
        "subsets: {fonts:?}"
    );
}

#[test]
fn names_of_other_scripts_can_be_read() {
    for name in ["Łukasz Żółć", "Жанна Агузарова", "Αθηνά Παπαδοπούλου", "ไทย"]
    {
        let mut page = page();
        page["full_name"] = json!(name);
        assert!(text(&made(&page, None, CvLength::OnePage)).contains(&packed(name)), "{name}");
    }
    // Letters of these are drawn from right to left, or stand for several: they are there, in the order of the drawing.
    for name in ["عائشة", "דנה כהן", "मीरा शर्मा"] {
        let mut page = page();
        page["full_name"] = json!(name);
        let text = text(&made(&page, None, CvLength::OnePage));
        assert!(name.chars().filter(|c| !c.is_whitespace()).all(|letter| text.contains(letter)), "{name}: {text}");
    }
}

/// Latin letters with one mark and with two, with letters of their own for them and without, beside ligatures.
const MARKED: [&str; 12] = [
    "Nguyễn Văn Ánh",
    "Phở Đặng Thị Hường",
    "Ọláńrewájú Adébáyọ̀",
    "Ẹ̀kọ́ Ṣọlá",
    "Ǻse Ǖlker Ḗva",
    "Žižek Şahin Čapek",
    "Łucja Gąsiorowska",
    "J́onas Br̃avo Z̧oe",
    "afﬁné office fiễn fflễ flễ",
    "ffiọ̀ fiẹ́ tjễt",
    "Ga̱ Ba̱ʼka m̀bá n̄ga",
    "Å̂ke Ố̱mu",
];

#[test]
fn letters_with_marks_are_read_back_as_they_were_written() {
    use unicode_normalization::UnicodeNormalization;
    for name in MARKED {
        let (composed, decomposed): (String, String) = (name.nfc().collect(), name.nfd().collect());
        for written in [name, &composed, &decomposed] {
            let mut page = page();
            page["full_name"] = json!(written);
            page["about"] = json!(format!("{written} worked with {written}."));
            page["experiences"][0]["title"] = json!(written);
            let text = text(&made(&page, None, CvLength::OnePage));
            assert_eq!(text.matches(&packed(&composed)).count(), 4, "{written}: {text}");
        }
    }
}

#[test]
fn our_own_import_reads_letters_with_marks_as_they_were_written() {
    use unicode_normalization::UnicodeNormalization;
    for name in MARKED {
        let composed: String = name.nfc().collect();
        let mut page = page();
        page["full_name"] = json!(name);
        page["experiences"][0]["highlights"] = json!([format!("{name} worked with {name}.")]);
        let file = Cv::of(&page, None, CvLength::OnePage).expect("a page").pdf().expect("a file");
        let draft = devproof_resume::read(&file).expect("a résumé").document.to_string();
        // The import takes ligatures apart.
        let read: String = composed.nfkc().collect();
        assert!(draft.contains(&format!("{read} worked with {read}.")), "{name}: {draft}");
        // What isn't written like a name is taken for the first line of the summary.
        assert!(draft.contains(&format!(":\"{read}")), "{name}: {draft}");
    }
}

#[test]
fn a_long_profile_fits_one_page_or_two_and_says_that_it_is_shortened() {
    let mut long = page();
    let word = "Consistency matters more than anyone thinks it does. ";
    for field in
        ["experiences", "educations", "projects", "challenges", "skills", "links", "languages", "certificates"]
    {
        let one = long[field][0].clone();
        long[field] = json!(vec![one; 40]);
    }
    long["about"] = json!(word.repeat(90));
    for job in long["experiences"].as_array_mut().expect("jobs") {
        job["summary"] = json!(word.repeat(20));
        job["highlights"] = json!(vec![word.repeat(3); 10]);
    }
    for (length, pages) in [(CvLength::OnePage, 1), (CvLength::TwoPages, 2)] {
        let document = made(&long, Some(ADDRESS), length);
        assert_eq!(document.get_pages().len(), pages);
        let text = text(&document);
        assert!(
            text.contains(&packed("Shortened to fit. Complete profile: devproof.example/u/3f9a07c2b1")),
            "{text}"
        );
        assert!(text.contains("Education") && text.contains("Experience"), "no section is lost: {text}");
    }
    let mut short = page();
    short["projects"] = json!([]);
    short["interview"] = Value::Null;
    let short = made(&short, Some(ADDRESS), CvLength::TwoPages);
    assert_eq!(short.get_pages().len(), 1, "what fits one page is one page");
    assert!(!text(&short).contains("Shortened"));
}

#[test]
fn nothing_that_people_write_breaks_it() {
    for evil in [
        "x".repeat(20_000),
        "\u{202e}\u{0}\u{1}\n\n\r\t".repeat(50),
        "🦀".repeat(500),
        format!("Z{}", "\u{301}".repeat(5_000)),
        ") Tj ET /Evil (\\".repeat(30),
        "لا إله ".repeat(500),
        "\u{e000}\u{f8ff}\u{fffd}\u{ffff}".repeat(20),
        String::new(),
        " ".to_owned(),
    ] {
        let mut page = page();
        for field in ["full_name", "headline", "about", "location"] {
            page[field] = json!(evil);
        }
        page["experiences"][0]["title"] = json!(evil);
        page["experiences"][0]["company_name"] = json!(evil);
        page["experiences"][0]["highlights"] = json!(vec![evil.clone(); 5]);
        page["skills"][0]["name"] = json!(evil);
        page["projects"][0]["title"] = json!(evil);
        page["projects"][0]["stack"] = json!(vec![evil.clone(); 5]);
        page["links"][0]["label"] = json!(evil);
        page["links"][0]["url"] = json!(format!("https://example.org/{}", "a".repeat(500)));
        page["challenges"][0]["title"] = json!(evil);
        page["educations"][0]["courses"] = json!(vec![evil.clone(); 5]);
        page["interview"]["problem"] = json!(evil);
        page["languages"][0]["name"] = json!(evil);
        page["certificates"][0]["name"] = json!(evil);
        page["certificates"][0]["issuer"] = json!(evil);
        assert_eq!(made(&page, Some(ADDRESS), CvLength::OnePage).get_pages().len(), 1);
    }
    let empty = json!({
        "slug": "a", "full_name": "", "rank": { "name": "Code Breaker" }, "completed_challenges": 0, "skills": [],
        "experiences": [], "educations": [], "languages": [], "certificates": [], "links": [], "projects": [],
        "challenges": [],
    });
    assert!(text(&made(&empty, None, CvLength::TwoPages)).contains("Adeveloper"));
}
