//! The table of what became of every challenge, as Markdown.

use super::Row;
use devproof_judge::catalogue::Reference;
use devproof_judge::{Language, Verdict};
use std::fmt::Write;

/// The rows, under their heads.
pub(super) fn of(rows: &[Row]) -> String {
    let mut table = String::from("| challenge | topic | difficulty | tests |");
    for language in Language::ALL {
        _ = write!(table, " {language} |");
    }
    table.push_str("\n| --- | --- | --- | ---: |");
    table.push_str(&" --- |".repeat(Language::ALL.len()));
    table.push('\n');
    for row in rows {
        let document = row.document.as_ref();
        let topic = document.and_then(|document| document.topic.as_deref()).unwrap_or("–");
        let difficulty = document.map_or("–", |document| &document.difficulty);
        let tests = document.and_then(|document| document.task()).map_or(0, |task| task.tests.len());
        let mark = if row.proof.problems.is_empty() { "" } else { " ✗" };
        _ = write!(table, "| {}{mark} | {topic} | {difficulty} | {tests} |", row.slug);
        for language in Language::ALL {
            let reference = row.proof.references.iter().find(|reference| reference.language == language);
            _ = write!(table, " {} |", reference.map(cell).unwrap_or_default());
        }
        table.push('\n');
    }
    table.push_str(
        "\nOf each reference: its slowest test, how much of the time limit that is, and the most memory. Times are those of \
         the machine that limits are written for.\n\n| wrong because it is slow | times the limit (measured up to 5) |\n| --- | ---: |\n",
    );
    for row in rows {
        for (name, share) in &row.proof.slow {
            _ = writeln!(table, "| {}: {name} | {share:.1} |", row.slug);
        }
    }
    table
}

fn cell(reference: &Reference) -> String {
    let Reference { verdict, slowest, share, memory_kib, .. } = reference;
    let verdict = if *verdict == Verdict::Accepted { String::new() } else { format!("**{verdict}** ") };
    let (milliseconds, percent) = (slowest.as_secs_f64() * 1_000.0, share * 100.0);
    format!("{verdict}{milliseconds:.0} ms, {percent:.0} %, {} MB", memory_kib / 1024)
}
