//! The text of a file, in whatever encoding it is.

use crate::CommandError;
use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// A decoded file.
#[derive(Debug)]
pub(super) struct Decoded {
    pub(super) text: String,
    /// The encoding's name, as the web names it.
    pub(super) encoding: &'static str,
    /// What has to be said about it.
    pub(super) note: Option<String>,
}

/// How files of other programs begin, what they are, and what to do instead.
const OTHERS: [(&[u8], &str); 6] = [
    (
        b"PK\x03\x04",
        "This is a workbook or an archive and no CSV. In Excel, Numbers or LibreOffice choose “Save as” or “Export”, then CSV UTF-8.",
    ),
    (b"\xd0\xcf\x11\xe0", "This is an old Excel workbook and no CSV. Open it, choose “Save as”, then CSV UTF-8."),
    (b"%PDF", "This is a PDF and no CSV. Export the table from the program that it came from."),
    (b"\x1f\x8b", "This file is compressed. Unpack it first."),
    (b"\x89PNG", "This is a picture and no CSV."),
    (b"{\\rtf", "This is a text document (RTF) and no CSV. Save the table as CSV UTF-8."),
];

/// Decodes a file: by its byte order mark, as UTF-8 if it is that, else by a guess that is said. `chosen` is the
/// label of an encoding that a person picked.
///
/// # Errors
/// `invalid_document` for what is no text, `invalid_input` for an unknown label.
pub(super) fn decode(bytes: &[u8], chosen: Option<&str>) -> Result<Decoded, CommandError> {
    if let Some((_, words)) = OTHERS.iter().find(|(start, _)| bytes.starts_with(start)) {
        return Err(refused(*words));
    }
    let (encoding, guessed) = match chosen {
        Some(label) => {
            let known = Encoding::for_label(label.as_bytes());
            (known.ok_or_else(|| CommandError::invalid("/p_format/encoding", "isn't a known encoding"))?, false)
        }
        None => detect(bytes),
    };
    let (text, used, malformed) = encoding.decode(bytes);
    let name = used.name();
    if malformed && chosen.is_none() && guessed {
        return Err(refused("Unknown text encoding. Save the file as CSV UTF-8 and choose it again."));
    }
    let note = if malformed {
        Some(format!("Some bytes are no text in {name} and stand as �. Choose another encoding."))
    } else if guessed {
        Some(format!(
            "The file is not UTF-8. It was read as {name}; if letters such as ä, é or ł look wrong below, choose another \
             encoding, or save the file as CSV UTF-8 and choose it again."
        ))
    } else {
        None
    };
    Ok(Decoded { text: text.into_owned(), encoding: name, note })
}

fn refused(words: impl Into<String>) -> CommandError {
    CommandError::InvalidDocument(vec![crate::Problem::new("", words)])
}

/// The encoding, and whether it is a guess.
fn detect(bytes: &[u8]) -> (&'static Encoding, bool) {
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        return (encoding, false);
    }
    if let Some(wide) = without_mark(bytes) {
        return (wide, true);
    }
    if std::str::from_utf8(bytes).is_ok() {
        return (UTF_8, false);
    }
    let mut detector = chardetng::EncodingDetector::new();
    detector.feed(bytes, true);
    let guess = detector.guess(None, false);
    // Where both say the same, the common one is named: few letters tell little.
    let common = guess.is_single_byte() && guess.decode(bytes).0 == WINDOWS_1252.decode(bytes).0;
    (if common { WINDOWS_1252 } else { guess }, true)
}

/// UTF-16 without its mark: every other byte of the beginning is zero.
fn without_mark(bytes: &[u8]) -> Option<&'static Encoding> {
    let start = &bytes[..bytes.len().min(400) & !1];
    let zeros = |offset: usize| start.iter().skip(offset).step_by(2).filter(|byte| **byte == 0).count() * 2;
    let most = start.len() * 3 / 4;
    if start.len() < 8 {
        None
    } else if zeros(1) > most && zeros(0) == 0 {
        Some(UTF_16LE)
    } else if zeros(0) > most && zeros(1) == 0 {
        Some(UTF_16BE)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> (String, &'static str, bool) {
        let decoded = decode(bytes, None).expect("text");
        (decoded.text, decoded.encoding, decoded.note.is_some())
    }

    #[test]
    fn encodings_are_found_and_guesses_said() {
        let wide = |text: &str, big: bool| -> Vec<u8> {
            text.encode_utf16().flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() }).collect()
        };
        let text = "title;pay\nKöchin für Daten;80.000 €\n";
        assert_eq!(read(text.as_bytes()), (text.to_owned(), "UTF-8", false));
        assert_eq!(read(format!("\u{feff}{text}").as_bytes()), (text.to_owned(), "UTF-8", false));
        assert_eq!(read(&wide(&format!("\u{feff}{text}"), false)), (text.to_owned(), "UTF-16LE", false));
        assert_eq!(read(&wide(&format!("\u{feff}{text}"), true)), (text.to_owned(), "UTF-16BE", false));
        assert_eq!(read(&wide(text, false)), (text.to_owned(), "UTF-16LE", true));
        assert_eq!(read(&wide(text, true)), (text.to_owned(), "UTF-16BE", true));
        let (latin, ..) = WINDOWS_1252.encode(text);
        assert_eq!(read(&latin), (text.to_owned(), "windows-1252", true));
        assert_eq!(read(b"Was;Geld\nK\xf6chin;80.000\n").1, "windows-1252");
        let polish = "tytuł;miejsce\nProgramista;Łódź, gęś, żółw\n";
        let (bytes, ..) = encoding_rs::WINDOWS_1250.encode(polish);
        assert_eq!(decode(&bytes, Some("windows-1250")).expect("text").text, polish);
    }

    #[test]
    fn what_is_no_text_is_refused_in_words() {
        for (bytes, says) in
            [(&b"PK\x03\x04rest"[..], "workbook"), (b"\xd0\xcf\x11\xe0rest", "Excel"), (b"%PDF-1.7", "PDF")]
        {
            assert!(decode(bytes, None).expect_err("no text").message().contains(says));
        }
        assert_eq!(decode(b"a", Some("klingon")).expect_err("no label").code(), "invalid_input");
    }
}
