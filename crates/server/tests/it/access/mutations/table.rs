//! The verdicts as a table.

use super::Verdict;
use std::fmt::Write;

/// In Markdown: what was done, what noticed it, how long that took.
pub fn of(verdicts: &[Verdict]) -> String {
    let mut out = String::from(
        "\n| table | policy or grant | roles | done to it | noticed by | s |\n| --- | --- | --- | --- | --- | --- |\n",
    );
    for verdict in verdicts {
        out += &line(verdict);
        out.push('\n');
    }
    let survived = verdicts.iter().filter(|verdict| verdict.killed_by.is_none()).count();
    let slowest = verdicts.iter().map(|verdict| verdict.took).max().unwrap_or_default();
    // A String takes whatever is written to it.
    let _ = writeln!(
        out,
        "\n{} mutations, {survived} survived; the slowest took {:.1} s.",
        verdicts.len(),
        slowest.as_secs_f64()
    );
    out
}

/// The table as a page of the docs.
pub fn page(table: &str) -> String {
    format!(
        "# Every policy and grant, removed or opened in turn\n\nA copy of the database loses one policy, or has it let \
         everything pass, or has a grant of columns widened to the whole table. A cell of the access grid must notice each \
         time. `just mutate-policies` runs this and writes this page; do not edit it.\n{table}"
    )
}

/// One verdict.
pub fn line(Verdict { mutation, killed_by, took }: &Verdict) -> String {
    let by = killed_by.as_deref().map_or("**SURVIVED**", |cell| cell.lines().next().unwrap_or_default());
    let by: String = by.chars().take(140).collect();
    let space = if mutation.form.is_empty() { "" } else { " " };
    format!(
        "| {}.{} | {}{space}{} | {} | {} | {} | {:.1} |",
        mutation.schema,
        mutation.table,
        mutation.what,
        mutation.form,
        mutation.roles.join(", "),
        mutation.how,
        by.replace('|', "\\|"),
        took.as_secs_f64()
    )
}
