use super::*;
use crate::is_invisible;

/// What someone could type as a name.
const HOSTILE: [&str; 7] = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "Eve\r\nBcc: victim@b.test",
    "\u{202e}moc.elpmaxe\u{2066}",
    "https://evil.example/unlock",
    "pay at evil.example now",
    "&lt;b&gt; 'quoted' \u{0}\u{7}",
];

fn html(email: &Email) -> &str {
    email.html().expect("has HTML")
}

#[test]
fn what_people_typed_stays_text() {
    let parts =
        [Part::Paragraph("<img src=x onerror=1>\nme & you"), Part::Button("Go", "https://x.test/?a=1&b=\"2\"")];
    let email = Email::new("a@b.test", "s", &parts);
    assert!(!html(&email).contains("<img"), "{}", html(&email));
    assert!(html(&email).contains("&lt;img src=x onerror=1&gt;<br>me &amp; you"), "{}", html(&email));
    assert!(html(&email).contains("?a=1&amp;b=&quot;2&quot;"), "{}", html(&email));
    assert!(email.text().contains("<img"), "the plain text is not HTML");
}

#[test]
fn m5_what_people_typed_is_no_link() {
    let parts = [Part::Paragraph("See https://evil.example/x"), Part::Button("Go", "https://x.test/a")];
    let email = Email::new("a@b.test", "At evil.example", &parts);
    for part in [email.subject(), email.text(), html(&email)] {
        assert!(!part.contains("evil.example") && !part.contains("https://evil"), "{part}");
    }
    assert!(html(&email).contains("https://x.test/a") && email.text().contains("https://x.test/a"));
}

#[test]
fn hostile_names_change_nothing_around_them() {
    let plain = Email::new("a@b.test", "“Ada” wrote", &[Part::Paragraph("“Ada” wrote"), Part::Notice("“Ada”")]);
    let tags = |email: &Email| html(email).replace("<br>", "").matches('<').count();
    for name in HOSTILE {
        let (wrote, quoted) = (format!("“{name}” wrote"), format!("“{name}”"));
        let email = Email::new("a@b.test", &wrote, &[Part::Paragraph(&wrote), Part::Notice(&quoted)]);
        assert_eq!(tags(&email), tags(&plain), "{name:?}");
        assert!(!email.subject().chars().any(is_invisible), "{name:?}");
        assert!(!html(&email).chars().any(is_invisible), "{name:?}");
        assert!(!email.text().chars().any(|c| c != '\n' && is_invisible(c)), "{name:?}");
        assert!(!html(&email).contains("href"), "{name:?}");
    }
}

#[test]
fn every_part_is_in_both_forms() {
    let parts = [
        Part::Paragraph("Confirm it."),
        Part::Button("Confirm", "https://x.test/verify"),
        Part::Code("Or enter this code", "012345"),
        Part::Notice("It works once."),
    ];
    let email = Email::new("a@b.test", "Confirm", &parts);
    assert_eq!(
        email.text(),
        "Confirm it.\n\nConfirm:\nhttps://x.test/verify\n\nOr enter this code: 012345\n\nIt works once.\n\n\
         -- \nDevproof sends this email automatically.\n"
    );
    for words in ["Confirm it.", "https://x.test/verify", "012345", "It works once.", "Devproof"] {
        assert!(html(&email).contains(words), "{words}");
    }
}

#[test]
fn a_report_is_text_alone() {
    let email = Email::plain("a@b.test", "Report\nof today", "one\r\n- two\n  at evil.example\n");
    assert_eq!((email.subject(), email.html()), ("Report of today", None));
    assert_eq!(email.text(), "one\n- two\n  at evil\u{200c}.example\n");
}
