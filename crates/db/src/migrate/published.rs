//! Which tables access files put into the publications.
//!
//! They say so as SQL, on a line of its own: `alter publication NAME add table SCHEMA.TABLE (columns);`. The line is not
//! carried out as it stands, because a change feed that runs must not lose its publication: the memberships of all files
//! are collected, and [`set`](super::publications::set) changes what differs.

/// The publications that are ours.
pub(super) const PUBLICATIONS: [&str; 2] = ["supabase_realtime", "devproof_internal"];

/// A table's place in a publication.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Published {
    pub publication: &'static str,
    /// Schema and name.
    pub table: String,
    /// `(a, b)`, or empty for all columns.
    pub columns: String,
}

/// Takes the memberships out of an access file and adds them to `published`; what is left is to be carried out.
pub(super) fn collect(text: &str, published: &mut Vec<Published>) -> Result<String, String> {
    let mut rest = String::with_capacity(text.len());
    for line in text.lines() {
        match line.strip_prefix("alter publication ") {
            Some(member) => published.push(membership(member).ok_or_else(|| {
                format!("\"{line}\": expected alter publication NAME add table SCHEMA.TABLE [(columns)];")
            })?),
            None => rest.push_str(line),
        }
        rest.push('\n');
    }
    Ok(rest)
}

fn membership(text: &str) -> Option<Published> {
    let (publication, member) = text.trim_end().strip_suffix(';')?.split_once(" add table ")?;
    let publication = PUBLICATIONS.into_iter().find(|known| *known == publication)?;
    let (table, columns) = member.split_once(' ').unwrap_or((member, ""));
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let (schema, name) = table.split_once('.')?;
    let is_name = |name: &str| !name.is_empty() && name.chars().all(word);
    let names = columns.strip_prefix('(').and_then(|columns| columns.strip_suffix(')'));
    let are_names =
        columns.is_empty() || names.is_some_and(|names| names.split(',').all(|name| is_name(name.trim())));
    (is_name(schema) && is_name(name) && are_names).then(|| Published {
        publication,
        table: table.to_owned(),
        columns: columns.to_owned(),
    })
}

/// Refuses a table that is in both publications with different columns. PostgreSQL takes it, and then refuses
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
                column_list(one),
                other.publication,
                column_list(other)
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

fn column_list(member: &Published) -> &str {
    if member.columns.is_empty() { "all columns" } else { &member.columns }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memberships_are_taken_out_and_the_rest_stays() {
        let mut published = Vec::new();
        let text = "grant select on messages to authenticated;\n\
            alter publication supabase_realtime add table public.messages;\n\
            alter publication devproof_internal add table auth.sessions (id, user_id);\n";
        assert_eq!(collect(text, &mut published).unwrap(), "grant select on messages to authenticated;\n\n\n");
        assert_eq!(published[0].table, "public.messages");
        assert_eq!((published[1].publication, published[1].columns.as_str()), ("devproof_internal", "(id, user_id)"));
        for wrong in [
            "supabase_realtime add table messages;",
            "supabase_realtime add table public.x",
            "another add table public.x;",
            "supabase_realtime add table public.x;drop table y;",
            "supabase_realtime add table public.x (a;b);",
            "supabase_realtime drop table public.x;",
        ] {
            assert!(collect(&format!("alter publication {wrong}"), &mut published).is_err(), "{wrong}");
        }
    }

    #[test]
    fn two_publications_of_a_table_have_the_same_columns() {
        let checked = |text: &str| {
            let mut published = Vec::new();
            collect(text, &mut published).unwrap();
            check(&published)
        };
        assert_eq!(
            checked(
                "alter publication supabase_realtime add table public.messages;\nalter publication devproof_internal add table auth.messages (id);\n"
            ),
            Ok(())
        );
        assert_eq!(
            checked(
                "alter publication supabase_realtime add table public.messages;\nalter publication devproof_internal add table public.messages;\n"
            ),
            Ok(())
        );
        assert_eq!(
            checked(
                "alter publication devproof_internal add table public.a (id, b);\nalter publication devproof_internal add table public.a (b,id);\n"
            ),
            Ok(())
        );
        let error = checked("alter publication supabase_realtime add table public.messages;\nalter publication devproof_internal add table public.messages (id, body);\n").unwrap_err();
        assert!(
            error.starts_with(
                "public.messages is published by supabase_realtime with all columns and by devproof_internal \
                 with (id, body)"
            ),
            "{error}"
        );
        assert!(checked("alter publication devproof_internal add table public.a (id);\nalter publication devproof_internal add table public.a (id, b);\n").is_err());
    }
}
