//! Phone numbers: one spelling, and which of them get messages from us.

use crate::error::AuthError;

/// Beginnings of numbers that cost far more than a text message: anyone who owns such a number is paid by those who write to
/// it. Satellites, international networks and premium services (E.164 assignments, ITU-T operational bulletins), premium
/// ranges of large countries, and the islands that share North America's +1.
const DEAR: &[&str] = &[
    "247", "290", "500", "508", "670", "672", "674", "677", "678", "681", "682", "683", "685", "686", "688", "690",
    "691", "692", "800", "808", "870", "878", "881", "882", "883", "888", "979", "1242", "1246", "1264", "1268",
    "1284", "1345", "1441", "1473", "1649", "1658", "1664", "1721", "1758", "1767", "1784", "1809", "1829", "1849",
    "1868", "1869", "1876", "1900", "1976", "31900", "31906", "31909", "3389", "34803", "34806", "34807", "34905",
    "39144", "39166", "39178", "39199", "39892", "39899", "41900", "41901", "41906", "43900", "43901", "43930",
    "43931", "4470", "4487", "449", "46939", "46944", "4870", "49137", "49138", "491801", "49900",
];

/// The stored form: E.164 without its plus sign.
///
/// # Errors
/// `validation_failed` for what is no number with its country.
pub(crate) fn normalise(raw: &str) -> Result<String, AuthError> {
    let invalid = || AuthError::validation("Invalid phone number format (E.164 required)");
    if raw.len() > 64 {
        return Err(invalid());
    }
    let text: String =
        raw.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '.' | '(' | ')' | '/')).collect();
    let digits = text.strip_prefix('+').or_else(|| text.strip_prefix("00")).unwrap_or(&text);
    let known =
        (7..=15).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
    if known { Ok(digits.to_owned()) } else { Err(invalid()) }
}

/// Whether we send messages to this number: not to dear ones, and where countries are named, to those alone.
pub(crate) fn gets_messages(number: &str, countries: &[String]) -> bool {
    let begins = |prefix: &str| number.starts_with(prefix);
    !DEAR.iter().any(|prefix| begins(prefix))
        && (countries.is_empty() || countries.iter().any(|prefix| begins(prefix)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_number_become_one() {
        for same in ["+49 151 1234-5678", "004915112345678", "4915112345678", " +49 (151) 123.456/78 "] {
            assert_eq!(normalise(same).unwrap(), "4915112345678", "{same:?}");
        }
        let long = "1".repeat(16);
        for bad in [
            "",
            "+",
            "12345",
            "0151 12345678",
            "+49x5112345678",
            "+٤٩١٥١١٢٣٤٥",
            "++4915112345678",
            "+4915112\x00345",
            &long,
        ] {
            assert!(normalise(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn dear_numbers_and_other_countries_get_no_messages() {
        assert!(
            gets_messages("4915112345678", &[])
                && gets_messages("447700900123", &[])
                && gets_messages("12025550123", &[])
        );
        for dear in [
            "881612345678",
            "88213000000",
            "18765550123",
            "19005550123",
            "447012345678",
            "491371234567",
            "97912345678",
        ] {
            assert!(!gets_messages(dear, &[]), "{dear}");
            assert!(
                !gets_messages(dear, &["1".to_owned(), "4".to_owned(), "8".to_owned(), "9".to_owned()]),
                "{dear}"
            );
        }
        let only = ["49".to_owned(), "43".to_owned()];
        assert!(gets_messages("4366412345678", &only) && !gets_messages("33612345678", &only));
    }
}
