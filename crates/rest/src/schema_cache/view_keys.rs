//! Which column of which table a view's column is: read from the view's stored rule.
//!
//! PostgreSQL keeps a view as a tree in text form, `{QUERY … :targetList ({TARGETENTRY … :resno 1 :resname id …
//! :resorigtbl 16385 :resorigcol 1 …} …) …}`. The entries of the outermost target list say where each column
//! comes from, through joins and subqueries, as long as it is the bare column of a table or view.

/// Where one column of a view comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Origin {
    /// The number of the view's column.
    pub(super) column: i16,
    /// The oid of the table or view it comes from.
    pub(super) table: u32,
    /// The number of that one's column.
    pub(super) table_column: i16,
}

/// Reads the origins out of a rule's text. What is not understood gives no origin, and so no relationship.
pub(super) fn origins(rule: &str) -> Vec<Origin> {
    let mut found = Vec::new();
    let mut entry = Entry::default();
    let mut depth = 0_usize;
    let mut in_list = false;
    let mut tokens = Tokens { text: rule, pos: 0 };
    while let Some(token) = tokens.next() {
        match token {
            "{" => {
                depth += 1;
                if depth == 2 {
                    entry = Entry::default();
                }
            }
            "}" => {
                if depth == 2 && in_list {
                    found.extend(entry.origin());
                }
                depth = depth.saturating_sub(1);
            }
            field if depth == 1 && field.starts_with(':') => in_list = field == ":targetList",
            ":resno" if depth == 2 && in_list => entry.column = number(&mut tokens),
            ":resorigtbl" if depth == 2 && in_list => entry.table = number(&mut tokens),
            ":resorigcol" if depth == 2 && in_list => entry.table_column = number(&mut tokens),
            _ => {}
        }
    }
    found
}

#[derive(Default)]
struct Entry {
    column: u32,
    table: u32,
    table_column: u32,
}

impl Entry {
    fn origin(&self) -> Option<Origin> {
        let column = |number: u32| i16::try_from(number).ok().filter(|number| *number > 0);
        (self.table > 0).then_some(())?;
        Some(Origin { column: column(self.column)?, table: self.table, table_column: column(self.table_column)? })
    }
}

fn number(tokens: &mut Tokens<'_>) -> u32 {
    tokens.next().and_then(|token| token.parse().ok()).unwrap_or(0)
}

/// Splits at white space and brackets; a backslash takes the meaning from the next character.
struct Tokens<'a> {
    text: &'a str,
    pos: usize,
}

impl<'a> Iterator for Tokens<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let rest = self.text[self.pos..].trim_start();
        self.pos = self.text.len() - rest.len();
        let first = rest.chars().next()?;
        let end = if matches!(first, '{' | '}' | '(' | ')') { 1 } else { word_end(rest) };
        self.pos += end;
        Some(&rest[..end])
    }
}

fn word_end(rest: &str) -> usize {
    let (mut escaped, mut quoted) = (false, false);
    for (at, char) in rest.char_indices() {
        match char {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => quoted = !quoted,
            '{' | '}' | '(' | ')' if !quoted => return at,
            _ if char.is_whitespace() && !quoted => return at,
            _ => {}
        }
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_outer_list_counts() {
        let rule = r"({QUERY :commandType 1 :rtable ({RTE :alias <> :eref {ALIAS :aliasname odd\{name :colnames
            (id)} :subquery {QUERY :targetList ({TARGETENTRY :resno 9 :resorigtbl 9 :resorigcol 9})}})
            :targetList ({TARGETENTRY :expr {VAR :varno 1 :resno 7 :resorigtbl 7} :resno 1 :resname id
            :ressortgroupref 0 :resorigtbl 16385 :resorigcol 2 :resjunk false} {TARGETENTRY :expr {OPEXPR} :resno 2
            :resname total :resorigtbl 0 :resorigcol 0}) :havingQual <>})";
        assert_eq!(origins(rule), [Origin { column: 1, table: 16385, table_column: 2 }]);
        assert_eq!(origins(""), []);
        assert_eq!(origins("}}}{{ :resno"), []);
    }
}
