//! What drawing a text costs, counted and not timed: no text makes more events, elements, depth or bytes than its own
//! length allows, and one of twice the length makes at most about twice as many.

use devproof_markdown::{excess, to_html, to_text};
use proptest::prelude::*;
use pulldown_cmark::{Options, Parser};

/// Longest text that is stored anywhere, in bytes here.
const LONGEST: usize = 20_000;
const PIECES: [&str; 46] = [
    ">",
    "> ",
    "- ",
    "* ",
    "+ ",
    "1. ",
    "9) ",
    "  ",
    "    ",
    "\t",
    "[",
    "]",
    "](",
    "](b)",
    "![",
    "[a]",
    "[a]: /b",
    "*",
    "**",
    "_",
    "__",
    "~~",
    "`",
    "```",
    "|",
    "|-",
    "|:-:",
    "|a",
    "\n",
    "\n\n",
    "<",
    "<b>",
    "</b>",
    "<!--",
    "-->",
    "&amp;",
    "&#",
    "\\",
    "http://a.b",
    "<http://a>",
    "a",
    "é ",
    "# ",
    "---",
    "===",
    "a b",
];

/// A few pieces, to be repeated.
fn piece() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(&PIECES[..]), 1..5).prop_map(|pieces| pieces.concat())
}

/// The beginning of a text, as long as one can be.
fn cut(mut text: String) -> String {
    text.truncate(text.floor_char_boundary(LONGEST));
    text
}

fn events(text: &str) -> usize {
    Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_TASKLISTS).count()
}

/// Elements of clean HTML, and how deep they nest.
fn elements(html: &str) -> (usize, usize) {
    let (mut elements, mut depth, mut deepest) = (0, 0_usize, 0);
    for part in html.split('<').skip(1) {
        if part.starts_with('/') {
            depth = depth.saturating_sub(1);
        } else if !["br", "hr", "input"].iter().any(|void| part.starts_with(void)) {
            (elements, depth) = (elements + 1, depth + 1);
            deepest = deepest.max(depth);
        }
    }
    (elements, deepest)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn h3_no_text_costs_more_than_its_length(runs in prop::collection::vec((piece(), 1_usize..1_500), 1..5)) {
        let text = cut(runs.iter().map(|(piece, times)| piece.repeat(*times)).collect());
        let html = to_html(&text, 3);
        let (elements, depth) = elements(&html);
        prop_assert!(events(&text) <= 4 * text.len() + 64, "{} events of {} bytes", events(&text), text.len());
        prop_assert!(elements <= text.len() + 64, "{} elements of {} bytes", elements, text.len());
        prop_assert!(depth <= 72, "{} deep", depth);
        prop_assert!(html.len() <= 50 * text.len() + 4_000, "{} bytes of {}", html.len(), text.len());
        prop_assert!(html.len() <= 700_000, "{} bytes", html.len());
        prop_assert!(to_text(&text).len() <= 2 * text.len() + 64);
    }

    #[test]
    fn h3_twice_the_text_is_at_most_twice_the_work(piece in piece(), times in 1_usize..120) {
        // Even numbers, so that what opens at one end closes at the other in both.
        let (once, twice) = (piece.repeat(2 * times), piece.repeat(4 * times));
        prop_assume!(excess(&twice).is_none());
        let (few, many) = (events(&once), events(&twice));
        prop_assert!(10 * many <= 23 * few + 640, "{} then {} events", few, many);
        let (few, many) = (to_html(&once, 3).len(), to_html(&twice, 3).len());
        prop_assert!(10 * many <= 23 * few + 10_000, "{} then {} bytes", few, many);
    }
}

/// Rows that are shorter than their head are filled up: columns times rows.
#[test]
fn h3_a_table_of_twice_the_size_is_at_most_twice_the_work() {
    let table = |n: usize| format!("{}\n{}\n{}", "|a".repeat(n), "|-".repeat(n), "y\n".repeat(n));
    let (few, many) = (to_html(&table(200), 3).len(), to_html(&table(400), 3).len());
    assert!(10 * many <= 23 * few + 10_000, "{few} then {many} bytes");
}
