//! Reads PostgreSQL's log of statements.

/// `log_line_prefix` while recording: nothing that a statement could begin a line with.
pub(crate) const PREFIX: &str = "@@%p@@ ";

/// One carried out statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Statement {
    /// The connection.
    pub backend: u32,
    /// Its text, with `$1…`.
    pub text: String,
    /// The bound values.
    pub values: Vec<Option<String>>,
}

/// The statements of a log, in order.
pub(super) fn statements(log: &str) -> Vec<Statement> {
    let mut found: Vec<Statement> = Vec::new();
    for entry in entries(log) {
        let Some((backend, rest)) = entry.split_once("@@ ") else { continue };
        let Ok(backend) = backend.parse() else { continue };
        if let Some(rest) = rest.strip_prefix("LOG:  ") {
            // `execute NAME: TEXT` of a prepared statement, `statement: TEXT` of a simple one.
            let Some((kind, text)) = rest.split_once(": ") else { continue };
            if kind == "statement" || kind.starts_with("execute ") {
                found.push(Statement { backend, text: text.trim().to_owned(), values: Vec::new() });
            }
        } else if let Some(list) = rest.strip_prefix("DETAIL:  parameters: ")
            && let Some(last) = found.iter_mut().rev().find(|statement| statement.backend == backend)
        {
            last.values = values(list);
        }
    }
    found
}

/// Entries without their mark; lines that belong to one entry begin with a tab.
pub(crate) fn entries(log: &str) -> Vec<String> {
    let mut entries: Vec<String> = Vec::new();
    for line in log.lines() {
        match (line.strip_prefix("@@"), entries.last_mut()) {
            (Some(rest), _) => entries.push(rest.to_owned()),
            (None, Some(entry)) => {
                entry.push('\n');
                entry.push_str(line.strip_prefix('\t').unwrap_or(line));
            }
            (None, None) => {}
        }
    }
    entries
}

/// `$1 = 'it''s', $2 = NULL`
fn values(list: &str) -> Vec<Option<String>> {
    let mut values = Vec::new();
    let mut rest = list.trim_end();
    while let Some((_, after)) = rest.split_once(" = ") {
        if let Some(after) = after.strip_prefix("NULL") {
            values.push(None);
            rest = after;
            continue;
        }
        let mut text = String::new();
        let mut chars = after.strip_prefix('\'').unwrap_or(after).char_indices().peekable();
        let mut end = after.len();
        while let Some((at, char)) = chars.next() {
            if char == '\'' && chars.next_if(|(_, next)| *next == '\'').is_none() {
                end = at + 2;
                break;
            }
            text.push(char);
        }
        values.push(Some(text));
        rest = after.get(end..).unwrap_or_default();
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_transaction() {
        let log = "@@7@@ LOG:  execute s1: begin /* gate */\n@@7@@ LOG:  execute s2: select $1,\n\t  $2\n\
                   @@9@@ LOG:  statement: select 1; commit\n\
                   @@7@@ DETAIL:  parameters: $1 = 'it''s, $9 = 4', $2 = NULL, $3 = 'two\n\tlines'\n";
        let found = statements(log);
        let texts: Vec<_> = found.iter().map(|s| (s.backend, s.text.as_str())).collect();
        assert_eq!(texts, [(7, "begin /* gate */"), (7, "select $1,\n  $2"), (9, "select 1; commit")]);
        assert_eq!(found[1].values, [Some("it's, $9 = 4".to_owned()), None, Some("two\nlines".to_owned())]);
    }
}
