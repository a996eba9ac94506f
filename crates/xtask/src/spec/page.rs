//! The page, as Markdown.

use super::list::{Line, Section};
use std::fmt::{self, Write};

pub(super) fn page(sections: &[Section]) -> Result<String, fmt::Error> {
    let mut page = String::from(
        "# The specification, line by line\n\nWhat was asked for, where it is, and the tests that hold it. The list is \
         `crates/xtask/spec.toml`; `./test` checks that every place and every test of it exists, and that each of these \
         tests was run and passed. Tests are named as in [attacks.md](../attacks.md).\n",
    );
    for section in sections {
        writeln!(page, "\n## {}\n\n| what | where | tests |\n| --- | --- | --- |", section.title)?;
        for Line { says, places, tests } in &section.lines {
            writeln!(page, "| {says} | {} | {} |", cell(places), cell(tests))?;
        }
    }
    page.push_str("\n---\nMade by `cargo run -p xtask -- spec`; do not edit.\n");
    Ok(page)
}

fn cell(entries: &[String]) -> String {
    entries.iter().map(|entry| format!("`{entry}`")).collect::<Vec<_>>().join("<br>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_row() {
        let line = Line {
            says: "Home".to_owned(),
            places: vec!["a".to_owned(), "b".to_owned()],
            tests: vec!["x::it y".to_owned()],
        };
        let page = page(&[Section { title: "2. Screens".to_owned(), lines: vec![line] }]).expect("a page");
        assert!(page.contains(
            "## 2. Screens\n\n| what | where | tests |\n| --- | --- | --- |\n| Home | `a`<br>`b` | `x::it y` |\n"
        ));
    }
}
