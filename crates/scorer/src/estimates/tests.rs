use super::*;
use proptest::prelude::*;

fn text(formula: &str) -> String {
    match compute(formula) {
        Ok(found) => found.text,
        Err(error) => format!("{}: {}", error.at, error.message),
    }
}

#[test]
fn sums_are_computed_as_people_write_them() {
    for (formula, expected) in [
        ("50 million users * 2 posts / day", "1,157/s"),
        ("50M*2/day", "1,157/s"),
        ("50M DAU x 20 requests per user per day", "11,574/s"),
        ("QPS = 50,000,000 * 2 / day ≈ 1157", "1,157/s"),
        ("~1 000 000 * 3", "3 million"),
        ("1'000 + 24", "1,024"),
        ("10% of 50 million", "5 million"),
        ("an average of 5 photos a day", "5.8e-5/s"),
        ("5 photos each of 2 MB * 1k users", "10 GB"),
        ("2 KB * 100 million / day * 5 years", "365 TB"),
        ("10 GB/day for 2 years", "7.3 TB"),
        ("100 Mbps", "12.5 MB/s"),
        ("1000 MBps", "1 GB/s"),
        ("4 KiB * 2^20", "4.29 GB"),
        ("10^6 * 1e3", "1 billion"),
        ("2 * (3 + 4) KB", "14 KB"),
        ("-3 + 5", "2"),
        ("6 / 3", "2"),
        ("peak 3x * 1000 qps", "3,000/s"),
        ("1000 qps * 3x", "3,000/s"),
        ("600 million daily", "6,944/s"),
        ("1.5 hours", "90 min"),
        ("250 ms * 4", "1 s"),
        ("1 billion / 100", "10 million"),
        ("2 posts each user * 3", "6"),
        ("1 GB / 8 bit", "1 billion"),
        ("100k writes per minute", "1,667/s"),
        ("0.5 * 0", "0"),
        ("[2 + 2] × 2 ÷ 4", "2"),
    ] {
        assert_eq!(text(formula), expected, "{formula}");
    }
}

#[test]
fn an_error_says_where_and_why() {
    for (formula, expected) in [
        ("", "0: is empty"),
        ("many users", "0: has no number"),
        ("users * 3", "0: has no number"),
        ("3 * users", "4: has no number"),
        ("3 *", "3: a number is missing"),
        ("1,5 * 2", "1: write 1.5 with a point, and one sum in a row"),
        ("3 4", "2: add an operator here: * or / or +"),
        ("(3 + 4", "6: a closing bracket is missing"),
        ("3)", "1: this bracket was never opened"),
        ("3 / (2 - 2)", "2: divides by zero"),
        ("3 KB + 4 s", "5: an amount of data and a time cannot be added"),
        ("100 Mb / s", "4: say KB, MB, GB for bytes, or kbit, Mbit, Gbit for bits"),
        ("2 b", "2: say B for bytes, bit for bits, or bn for a billion"),
        ("9e999", "0: is too large"),
        ("10^60 * 10^60 * 10^60 * 10^60 * 10^60 * 10^60", "38: is too large"),
        ("3 & 4", "2: “&” is no part of a sum"),
        ("s * s * s * s * s * 1", "14: a unit is multiplied too often"),
    ] {
        assert_eq!(text(formula), expected, "{formula}");
    }
    assert!(text(&"1".repeat(MAX_FORMULA + 1)).starts_with("200: at most 200"));
    assert!(text(&"(".repeat(100)).contains("has no number"));
    assert!(text(&format!("{}1", "(".repeat(100))).contains("at most 20 brackets"));
    assert!(text(&format!("{}1", "-".repeat(100))).contains("at most 20 brackets"));
}

#[test]
fn numbers_are_shown_to_three_digits() {
    for (value, expected) in [
        (0.001_23, "0.00123"),
        (0.5, "0.5"),
        (999.94, "999.9"),
        (1_000.0, "1,000"),
        (999_999.0, "999,999"),
        (1_234_567.0, "1.23 million"),
        (-20e9, "-20 billion"),
        (5e15, "5 quadrillion"),
        (5e18, "5.0e18"),
    ] {
        assert_eq!(show::number(value), expected);
    }
}

proptest! {
    #[test]
    fn any_text_comes_to_a_number_or_an_error_within_it(formula in ".{0,220}") {
        match compute(&formula) {
            Ok(found) => prop_assert!(found.value.is_finite()),
            Err(error) => prop_assert!(error.at <= formula.chars().count()),
        }
    }

    #[test]
    fn anything_of_the_right_letters_does_too(formula in "([0-9]{1,4}|[ ,.*/+()^%=~-]|k|M|GB|day|per|a|of|users|x|each|qps|2e3){0,40}") {
        match compute(&formula) {
            Ok(found) => {
                prop_assert!(found.value.is_finite());
                prop_assert_eq!(compute(&formula), Ok(found));
            }
            Err(error) => prop_assert!(error.at <= formula.chars().count()),
        }
    }

    #[test]
    fn separators_change_no_number(number in 0_u64..1_000_000_000_000) {
        let digits = number.to_string();
        let grouped = digits.as_bytes().rchunks(3).rev().map(|group| String::from_utf8_lossy(group).into_owned()).collect::<Vec<_>>();
        for separator in [",", " ", "'", "_"] {
            let found = compute(&grouped.join(separator));
            prop_assert_eq!(found.map(|found| found.value), Ok(number as f64));
        }
    }
}
