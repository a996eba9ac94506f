//! Files that are broken, or made to break what reads them.

use crate::{docx, linkedin, look::LOOKS, pdf};
use devproof_resume::{MAX_BYTES, ReadError, read};
use proptest::prelude::*;
use std::sync::LazyLock;

static GOOD: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    vec![
        pdf::write(&LOOKS[0].sheet(), pdf::Manner::Whole),
        pdf::write(&LOOKS[2].sheet(), pdf::Manner::Words),
        docx::write(&LOOKS[1].sheet(), docx::Manner::Tables),
        linkedin::Export { number: 1 }.write(),
    ]
});

fn error(bytes: &[u8]) -> ReadError {
    read(bytes).expect_err("no résumé")
}

#[test]
fn each_kind_of_bad_file_has_its_own_words() {
    assert_eq!(error(b""), ReadError::Empty);
    assert_eq!(error(b" \n\t"), ReadError::Empty);
    assert_eq!(error(b"Dear Sir or Madam"), ReadError::Unknown);
    assert_eq!(error(b"\x89PNG\r\n\x1a\n"), ReadError::Unknown);
    assert_eq!(error(b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"), ReadError::OldWord);
    assert_eq!(error(b"{\\rtf1 hello}"), ReadError::Unknown);
    assert_eq!(error(b"{\"a\": "), ReadError::Damaged);
    assert_eq!(error(b"{\"cv\": 1}"), ReadError::NoResume);
    assert_eq!(error(b"[1, 2]"), ReadError::NoResume);
    assert_eq!(error(b"%PDF-1.7\nnothing"), ReadError::Damaged);
    assert_eq!(error(&pdf::picture()), ReadError::NoText);
    assert_eq!(error(b"PK\x03\x04"), ReadError::Damaged);
    assert_eq!(error(&docx::archive(&[("holiday.jpg", b"x")])), ReadError::NoProfile);
    assert_eq!(error(&docx::archive(&[("word/document.xml", b"<a><b></a>")])), ReadError::Damaged);
    assert_eq!(error(&vec![b' '; MAX_BYTES + 1]), ReadError::TooLarge);
}

#[test]
fn what_unpacks_to_too_much_is_refused() {
    let bomb = vec![b'x'; 30_000_000];
    assert_eq!(error(&docx::archive(&[("word/document.xml", &bomb)])), ReadError::TooComplex);
    assert_eq!(error(&docx::archive(&[("Profile.csv", &bomb)])), ReadError::TooComplex);
    let deep = format!("{}{}", "<w:p>".repeat(100_000), "</w:p>".repeat(100_000));
    assert_eq!(error(&docx::archive(&[("word/document.xml", deep.as_bytes())])), ReadError::TooComplex);
    let names: Vec<String> = (0..5001).map(|i| format!("{i}.csv")).collect();
    let files: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), b"".as_slice())).collect();
    assert_eq!(error(&docx::archive(&files)), ReadError::TooComplex);
}

#[test]
fn entities_of_a_document_are_not_looked_at() {
    let laughs = "<!DOCTYPE d [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c SYSTEM \"file:///etc/passwd\">]>";
    let text = "<w:p><w:r><w:t>Ada Lovelace</w:t></w:r></w:p><w:p><w:r><w:t>Engineer &b; &c;</w:t></w:r></w:p>";
    let document = format!("{laughs}<w:document>{text}</w:document>");
    let draft = read(&docx::archive(&[("word/document.xml", document.as_bytes())])).expect("a name and a headline");
    assert_eq!(draft.document["basics"]["label"], "Engineer");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_end_in_an_answer(bytes in prop::collection::vec(any::<u8>(), 0..2000), kind in 0..4_usize) {
        let start: &[u8] = [b"".as_slice(), b"%PDF-1.4\n", b"PK\x03\x04", b"{"][kind];
        let _ = read(&[start, &bytes].concat());
    }

    #[test]
    fn cut_and_flipped_files_end_in_an_answer(
        kind in 0..4_usize,
        cut in 0.0..1.0_f64,
        flips in prop::collection::vec((0.0..1.0_f64, any::<u8>()), 0..12),
    ) {
        let mut bytes = GOOD[kind].clone();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss, reason = "a place in a file")]
        let place = |share: f64, length: usize| (share * length as f64) as usize;
        for (share, byte) in flips {
            let at = place(share, bytes.len() - 1);
            bytes[at] ^= byte;
        }
        if cut < 0.3 {
            bytes.truncate(place(cut * 3.0, bytes.len()));
        }
        let _ = read(&bytes);
    }
}
