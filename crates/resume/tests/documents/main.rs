//! Thirty documents of each format, of our own writing: what came over and what did not.

mod docx;
mod hostile;
mod html;
mod linkedin;
mod look;
mod pdf;
mod people;
mod score;

use devproof_resume::{Draft, Source};
use look::{DateForm, LOOKS};
use score::{Score, Without, score};
use std::fmt::Write;

/// The table of a format, and the share that came over right.
fn table(rows: &[(String, Score)]) -> (String, f64) {
    let mut table = String::new();
    let (mut right, mut total) = (0, 0);
    for (name, score) in rows {
        right += score.right;
        total += score.total();
        let _ = writeln!(table, "{name}: {} of {}", score.right, score.total());
        for wrong in &score.wrong {
            let _ = writeln!(table, "    {wrong}");
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "some thousand fields")]
    let share = right as f64 / total as f64;
    let _ = writeln!(table, "together: {right} of {total}");
    println!("{table}");
    (table, share)
}

fn read(name: &str, bytes: &[u8]) -> Draft {
    devproof_resume::read(bytes).unwrap_or_else(|error| panic!("{name}: {error:?}"))
}

#[test]
fn linkedin_archives_come_over() {
    let mut rows = Vec::new();
    for number in 0..linkedin::COUNT {
        let export = linkedin::Export { number };
        let draft = read(&format!("archive {number}"), &export.write());
        assert_eq!(draft.source, Source::LinkedinArchive);
        let without = Without {
            head: export.without_profile(),
            contact: true,
            months: export.years(),
            school_months: true,
            skills: export.without_skills(),
            lists: export.without_lists(),
        };
        rows.push((format!("archive {number}"), score(&export.person(), &draft.document, without)));
    }
    let (table, share) = table(&rows);
    assert!(share > 0.995, "{share}");
    insta::assert_snapshot!("linkedin", table);
}

#[test]
fn pdfs_come_over() {
    let mut rows = Vec::new();
    for (number, look) in LOOKS.iter().enumerate() {
        let manner = pdf::MANNERS[number % pdf::MANNERS.len()];
        let name = format!("{number} {} ({manner:?})", look.name);
        let draft = read(&name, &pdf::write(&look.sheet(), manner));
        assert_eq!(draft.source, Source::Pdf);
        let without = Without { months: look.dates == DateForm::Year, ..Without::default() };
        rows.push((name, score(&look.person(), &draft.document, without)));
    }
    for (name, look) in html::PRINTED {
        let path = format!("{}/tests/documents/pages/{name}.pdf", env!("CARGO_MANIFEST_DIR"));
        let look = &LOOKS[look];
        let draft = read(name, &std::fs::read(path).expect("a printed page"));
        let without = Without { months: look.dates == DateForm::Year, ..Without::default() };
        rows.push((format!("{name} (printed by a browser)"), score(&look.person(), &draft.document, without)));
    }
    let (table, share) = table(&rows);
    assert!(share > 0.98, "{share}");
    insta::assert_snapshot!("pdf", table);
}

#[test]
fn word_documents_come_over() {
    let mut rows = Vec::new();
    for (number, look) in LOOKS.iter().enumerate() {
        let manner = docx::MANNERS[number % docx::MANNERS.len()];
        let name = format!("{number} {} ({manner:?})", look.name);
        let draft = read(&name, &docx::write(&look.sheet(), manner));
        assert_eq!(draft.source, Source::Docx);
        let without = Without { months: look.dates == DateForm::Year, ..Without::default() };
        rows.push((name, score(&look.person(), &draft.document, without)));
    }
    let (table, share) = table(&rows);
    assert!(share > 0.99, "{share}");
    insta::assert_snapshot!("docx", table);
}

/// LinkedIn's "Save to PDF": a company with several posts, lengths of time, marks of pages.
#[test]
fn a_company_with_several_posts_is_several_entries() {
    use look::{Row, Sheet, Style};
    let row = |style, text: &str| Row { style, label: None, text: text.to_owned(), right: None, gap: false };
    let main = vec![
        row(Style::Name, "Odile Marchetti"),
        row(Style::Headline, "Platform engineer at Halyard"),
        row(Style::Small, "Berlin, Berlin, Germany"),
        row(Style::Heading, "Experience"),
        row(Style::Strong, "Halyard"),
        row(Style::Small, "5 years 3 months"),
        row(Style::Strong, "Staff Engineer"),
        row(Style::Small, "January 2022 - Present (3 years 2 months)"),
        row(Style::Small, "Berlin, Germany"),
        row(Style::Plain, "Builds the platform that forty teams deploy with."),
        row(Style::Strong, "Platform Engineer"),
        row(Style::Small, "January 2020 - December 2021 (2 years)"),
        row(Style::Strong, "Tidemark"),
        row(Style::Strong, "Developer"),
        row(Style::Small, "2016 - 2019 (3 years)"),
        row(Style::Small, "Page 1 of 2"),
        row(Style::Heading, "Education"),
        row(Style::Strong, "Freie Universität Berlin"),
        row(Style::Plain, "Master of Science - MS, Physics · (2010 - 2016)"),
    ];
    let side = [
        "Contact",
        "odile@marchetti.example",
        "www.linkedin.com/in/odile",
        "Top Skills",
        "Rust",
        "Linux",
        "Bazel",
        "Languages",
        "German (Native or Bilingual)",
    ];
    let side = side.iter().map(|text| {
        row(
            if text.len() < 11 && text.starts_with(['C', 'T', 'L']) && *text != "Linux" {
                Style::Heading
            } else {
                Style::Small
            },
            text,
        )
    });
    let sheet = Sheet { main, side: side.collect(), bullet: "•" };
    let draft = read("LinkedIn's PDF", &pdf::write(&sheet, pdf::Manner::Whole));
    insta::assert_json_snapshot!("linkedin_pdf", draft);
}

/// Every word of a page is in the document or among what was left out.
#[test]
fn nothing_is_lost_silently() {
    for (number, look) in LOOKS.iter().enumerate() {
        let draft = read(look.name, &pdf::write(&look.sheet(), pdf::MANNERS[number % 4]));
        let left_out: String = draft.left_out.iter().flat_map(|part| &part.lines).cloned().collect();
        let hobby = look.person().hobbies.split(',').next().unwrap_or_default().to_owned();
        assert!(left_out.contains(&hobby), "{}: {left_out}", look.name);
    }
}
