//! The few lines that access files may write instead of SQL.
//!
//! | line | becomes |
//! | --- | --- |
//! | `-- @caller_ready TABLE` | a restrictive policy that asks [`private.caller_ready()`]: active, onboarded, in a session that may be used |
//! | `-- @caller_active TABLE` | the same with `private.caller_active()`, for what is open during onboarding |
//! | `-- @publish TABLE` | membership of `supabase_realtime` |
//! | `-- @publish_internal TABLE (columns)` | membership of `devproof_internal`, those columns only |

use std::fmt::Write;

/// A table's place in a publication.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Published {
    pub publication: &'static str,
    /// Schema and name.
    pub table: String,
    /// `(a, b)`, or empty for all columns.
    pub columns: String,
}

/// Expands the macros of one access file; memberships are added to `published`.
pub(super) fn expand(text: &str, published: &mut Vec<Published>) -> Result<String, String> {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        out.push_str(line);
        out.push('\n');
        let Some(rest) = line.trim_start().strip_prefix("-- @") else { continue };
        let (name, argument) = rest.split_once(' ').unwrap_or((rest, ""));
        let (table, columns) = match argument.trim().split_once(' ') {
            Some((table, columns)) => (table, columns.trim()),
            None => (argument.trim(), ""),
        };
        let word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.');
        if table.is_empty() || !table.chars().all(word) {
            return Err(format!("\"{line}\" names no table"));
        }
        let table = if table.contains('.') { table.to_owned() } else { format!("public.{table}") };
        match name {
            "caller_ready" | "caller_active" => {
                writeln!(
                    out,
                    "create policy {name} on {table} as restrictive for all to authenticated, app_command \
                     using ((select private.{name}()));"
                )
                .map_err(|error| error.to_string())?;
            }
            "publish" => {
                published.push(Published { publication: "supabase_realtime", table, columns: String::new() });
            }
            "publish_internal" => {
                published.push(Published { publication: "devproof_internal", table, columns: columns.to_owned() });
            }
            _ => return Err(format!("\"{line}\" is no macro")),
        }
    }
    Ok(out)
}

/// Refuses a table that stands in both publications with different columns. PostgreSQL takes it, and then refuses
/// every connection that reads both publications: the whole change feed would be gone.
pub(super) fn check(published: &[Published]) -> Result<(), String> {
    for (place, one) in published.iter().enumerate() {
        let differs = |other: &&Published| other.table == one.table && columns(other) != columns(one);
        if let Some(other) = published[place + 1..].iter().find(differs) {
            return Err(format!(
                "{} is published by {} with {} and by {} with {}: a change feed reads both publications, and \
                 PostgreSQL refuses to read a table with two lists of columns",
                one.table,
                one.publication,
                said(one),
                other.publication,
                said(other)
            ));
        }
    }
    Ok(())
}

/// The named columns in an order of their own; empty for all.
pub(super) fn columns(member: &Published) -> Vec<&str> {
    let list = member.columns.trim_matches(|c| matches!(c, '(' | ')'));
    let mut names: Vec<&str> = list.split(',').map(str::trim).filter(|name| !name.is_empty()).collect();
    names.sort_unstable();
    names
}

fn said(member: &Published) -> &str {
    if member.columns.is_empty() { "all columns" } else { &member.columns }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_become_policies_and_memberships() {
        let mut published = Vec::new();
        let text =
            "-- @caller_ready messages\n-- @publish messages\n-- @publish_internal auth.sessions (id, user_id)\n";
        let sql = expand(text, &mut published).unwrap();
        assert!(sql.contains("create policy caller_ready on public.messages as restrictive"));
        assert_eq!(published[0].table, "public.messages");
        assert_eq!(published[1].columns, "(id, user_id)");
        assert!(expand("-- @unknown x", &mut published).is_err());
        assert!(expand("-- @publish x;drop", &mut published).is_err());
        assert!(expand("-- @publish", &mut published).is_err());
    }

    #[test]
    fn two_publications_of_a_table_have_the_same_columns() {
        let checked = |text: &str| {
            let mut published = Vec::new();
            expand(text, &mut published).unwrap();
            check(&published)
        };
        assert_eq!(checked("-- @publish messages\n-- @publish_internal auth.messages (id)\n"), Ok(()));
        assert_eq!(checked("-- @publish messages\n-- @publish_internal messages\n"), Ok(()));
        assert_eq!(checked("-- @publish_internal a (id, b)\n-- @publish_internal a (b,id)\n"), Ok(()));
        let error = checked("-- @publish messages\n-- @publish_internal public.messages (id, body)\n").unwrap_err();
        assert!(
            error.starts_with(
                "public.messages is published by supabase_realtime with all columns and by devproof_internal \
                 with (id, body)"
            ),
            "{error}"
        );
        assert!(checked("-- @publish_internal a (id)\n-- @publish_internal a (id, b)\n").is_err());
    }
}
