//! Which passwords are taken: long enough (a setting), at most 1,024 bytes, not among the common ones, and hard enough to
//! guess (zxcvbn score 3 of 4), also without what is repeated in them and without walks over the keyboard.

use super::novel::novel;
use crate::error::{AuthError, Weakness};
use zxcvbn::{Score, matching::patterns::MatchPattern, zxcvbn};

const MAX_BYTES: usize = 1_024;
/// How many of the most common passwords are refused by name.
const COMMON: usize = 10_000;

/// Refuses what is too long to be a password, before anything is computed on it.
pub(crate) fn check_size(password: &str) -> Result<(), AuthError> {
    if password.is_empty() {
        return Err(AuthError::validation("A password is required"));
    }
    if password.len() > MAX_BYTES {
        return Err(AuthError::Validation(format!("A password may have at most {MAX_BYTES} bytes").into()));
    }
    Ok(())
}

/// Whether this is a hash that we can check: Argon2id as a PHC string, of a cost that a sign-in can bear.
pub(crate) fn is_hash(text: &str) -> bool {
    let parts: Vec<&str> = text.split('$').collect();
    let ["", "argon2id", "v=19", costs, salt, hash] = parts[..] else { return false };
    let mut costs = costs.split(',').filter_map(|cost| cost.split_once('='));
    let mut cost = |name, most| {
        costs.next().is_some_and(|(found, value)| {
            found == name && value.parse::<u32>().is_ok_and(|value| (1..=most).contains(&value))
        })
    };
    let bounded = cost("m", 262_144) && cost("t", 16) && cost("p", 8) && costs.next().is_none();
    let base64 = |part: &str, length: std::ops::RangeInclusive<usize>| {
        length.contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric() || b"+/".contains(&b))
    };
    bounded && base64(salt, 11..=64) && base64(hash, 16..=86)
}

/// Whether a new password is good enough. Takes milliseconds: not for the async threads.
pub(crate) fn check(password: &str, email: &str, min_chars: usize) -> Result<(), AuthError> {
    check_size(password)?;
    let local = email.split('@').next().unwrap_or_default();
    let estimate = zxcvbn(password, &[email, local, "devproof"]);
    let novel = novel(password);
    let guessable =
        estimate.score() < Score::Three || zxcvbn(&novel, &[email, local, "devproof"]).score() < Score::Three;
    let mut reasons = Vec::new();
    let mut sentences = Vec::new();
    if password.chars().count() < min_chars {
        reasons.push("length");
        sentences.push(format!("Password should be at least {min_chars} characters."));
    }
    // The whole password is one entry of the list, as it stands or with letters in upper case, reversed or swapped
    // for look-alikes.
    let common = matches!(estimate.sequence(), [only]
        if matches!(&only.pattern, MatchPattern::Dictionary(found)
            if found.rank <= COMMON && is_password_list(found)));
    if common {
        reasons.push("pwned");
        sentences.push("Password is known to be weak and easy to guess, please choose a different one.".to_owned());
    } else if guessable {
        reasons.push("characters");
        sentences.push(
            "Password is too easy to guess: use more words or characters that are less predictable.".to_owned(),
        );
    }
    if reasons.is_empty() {
        return Ok(());
    }
    Err(AuthError::WeakPassword(Weakness { message: sentences.join(" "), reasons }))
}

/// The crate does not export the type that names its dictionaries, only its debug form.
fn is_password_list(found: &zxcvbn::matching::patterns::DictionaryPattern) -> bool {
    format!("{:?}", found.dictionary_name) == "Passwords"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reasons(password: &str) -> Vec<&'static str> {
        match check(password, "seeker@demo.devproof.test", 10) {
            Ok(()) => Vec::new(),
            Err(AuthError::WeakPassword(weakness)) => weakness.reasons,
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn weak_passwords_are_refused_with_the_reason() {
        assert_eq!(reasons("password"), ["length", "pwned"]);
        assert_eq!(reasons("abcabc"), ["length", "characters"]);
        assert_eq!(reasons("Tr0ub4dor"), ["length"]);
        assert_eq!(reasons("1234567890"), ["pwned"]);
        assert_eq!(reasons("aaaaaaaaaaaaaaaa"), ["characters"]);
        assert_eq!(reasons("seeker@demo.devproof.test"), ["characters"]);
    }

    #[test]
    fn l8_repetitions_and_keyboard_walks_are_weak_however_long() {
        let sixteen = "p4$5w0rd".repeat(16);
        for weak in [
            sixteen.as_str(),
            "qwertyuiopasdfghjklzxcvbnm",
            "QwErTyUiOpAsDfGhJkLzXcVbNm1234567890",
            "1qaz2wsx3edc4rfv5tgb6yhn",
            "password-Passw0rd-p4ssword-PASSWORD",
            "zaq1zaq1zaq1xsw2xsw2xsw2cde3cde3",
            &"letmein!".repeat(120),
        ] {
            assert_eq!(reasons(weak), ["characters"], "{weak:?}");
        }
    }

    #[test]
    fn good_passwords_pass_whatever_they_are_made_of() {
        for good in ["correct horse battery staple", "devproof-demo-2026", "żółć gęślą jaźń 7", "a\0b-Kq8!zu2Lm"]
        {
            assert_eq!(reasons(good), Vec::<&str>::new(), "{good:?}");
        }
        assert_eq!(reasons(&"seven quiet engineers mend a wooden bridge ".repeat(2)), Vec::<&str>::new());
    }

    #[test]
    fn only_hashes_that_can_be_checked_are_taken() {
        let cost = crate::HashCost { memory_kib: 8, passes: 1 };
        let good = crate::hash_now(cost, "x").unwrap();
        assert!(is_hash(&good), "{good}");
        for bad in [
            "",
            "$2b$10$abcdefghijklmnopqrstuv",
            &good.replace("argon2id", "argon2i"),
            &good.replace("m=8", "m=99999999"),
            &good.replace("t=1", "t=0"),
            &format!("{good}$x"),
            &format!("{good}\0"),
        ] {
            assert!(!is_hash(bad), "{bad}");
        }
    }

    #[test]
    fn size_is_checked_first() {
        assert!(matches!(check(&"a".repeat(1_000_000), "a@b.test", 10), Err(AuthError::Validation(_))));
        assert!(matches!(check("", "a@b.test", 10), Err(AuthError::Validation(_))));
    }
}
