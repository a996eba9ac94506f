//! Comma-separated values: a header line, then a line for each row.

use super::Writer;
use crate::plan::read::ReadPlan;

impl Writer {
    /// The text of the rows `r`, whose columns go by their places.
    pub(super) fn csv(&mut self, read: &ReadPlan) {
        let keys = read.keys().unwrap_or_default();
        let header: Vec<String> = keys.iter().map(|key| field(key)).collect();
        self.sql.push_bind(header.join(","));
        self.push("::text || coalesce(string_agg(chr(10) || ");
        if keys.is_empty() {
            self.push("''");
        }
        self.joined(" || ',' || ", 0..keys.len(), |writer, place| {
            // `format` writes a value as its type does, `t` for true.
            writer.push(&format!(
                "private.csv_field(case when r.c{place} is not distinct from null then null else format('%s', \
                 r.c{place}) end)"
            ));
        });
        self.push(", ''), '')");
    }
}

/// One field, quoted where it must be, by the rule of `private.csv_field`.
fn field(text: &str) -> String {
    let special = |char: char| matches!(char, '"' | '\\' | ',' | '(' | ')') || char.is_ascii_whitespace();
    if text.is_empty() || text.contains(special) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::field;

    #[test]
    fn fields() {
        assert_eq!(field("name"), "name");
        assert_eq!(field("a,b"), "\"a,b\"");
        assert_eq!(field("say \"hi\""), "\"say \"\"hi\"\"\"");
        assert_eq!(field(""), "\"\"");
        assert_eq!(field("line\nbreak"), "\"line\nbreak\"");
    }
}
