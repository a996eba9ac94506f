//! `select=id,title:name,meta->>tag,companies!inner(name),...owner(email)`.

use super::cursor::Cursor;
use super::field::{Field, json_path};
use crate::error::RestError;
use crate::limits::Limits;

/// One entry of a select list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SelectItem {
    /// `*`: every column the caller's role may read.
    Star,
    /// `alias:column->path::type`.
    Column {
        /// What is read.
        field: Field,
        /// The result's key, when it is not the field's own.
        alias: Option<String>,
        /// The name of a type to cast to.
        cast: Option<String>,
    },
    /// `alias:count()::type`: how many rows there are. `count` alone means it as well where no column has that name.
    Count {
        /// The result's key, when it is not `count`.
        alias: Option<String>,
        /// The name of a type to cast to.
        cast: Option<String>,
    },
    /// `alias:relation!hint!inner(items)`.
    Embed(Embed),
}

/// A related table inside a select list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Embed {
    /// A table, a foreign key's constraint, or a foreign key's column.
    pub relation: String,
    /// The result's key, when it is not the relation's name.
    pub alias: Option<String>,
    /// A constraint, column or junction that picks one relationship of several.
    pub hint: Option<String>,
    /// `!inner`: rows without a related one are left out.
    pub inner: bool,
    /// `...relation(items)`: its columns stand among those of the outer row instead of under a key.
    pub spread: bool,
    /// What to read of the related rows; may be empty.
    pub items: Vec<SelectItem>,
}

impl Embed {
    /// The name that filters and orders of this embed go by.
    pub fn key(&self) -> &str {
        self.alias.as_deref().unwrap_or(&self.relation)
    }
}

struct Parser<'a, 'l> {
    cursor: Cursor<'a>,
    limits: &'l Limits,
    columns: usize,
    embeds: usize,
}

/// Reads the value of `select`.
pub(super) fn select(input: &str, limits: &Limits) -> Result<Vec<SelectItem>, RestError> {
    let mut parser = Parser { cursor: Cursor::new("select parameter", input), limits, columns: 0, embeds: 0 };
    parser.cursor.skip_spaces();
    if parser.cursor.at_end() {
        return Ok(Vec::new());
    }
    let items = parser.items(0)?;
    parser.cursor.expect_end()?;
    Ok(items)
}

impl Parser<'_, '_> {
    fn items(&mut self, depth: usize) -> Result<Vec<SelectItem>, RestError> {
        let mut items = Vec::new();
        loop {
            self.cursor.skip_spaces();
            items.push(self.item(depth)?);
            self.cursor.skip_spaces();
            if !self.cursor.eat(",") {
                return Ok(items);
            }
        }
    }

    fn item(&mut self, depth: usize) -> Result<SelectItem, RestError> {
        if self.cursor.eat("...") {
            return self.spread(depth);
        }
        if self.cursor.eat("*") {
            self.count_column()?;
            return Ok(SelectItem::Star);
        }
        let first = self.cursor.identifier()?;
        let (alias, name) =
            if self.alias_follows() { (Some(first), self.cursor.identifier()?) } else { (None, first) };
        if let Some(alias) = &alias {
            self.check_alias(alias)?;
        }
        if name == "count" && self.cursor.eat("()") {
            self.count_column()?;
            return Ok(SelectItem::Count { alias, cast: self.cast()? });
        }
        match self.cursor.peek() {
            Some('!' | '(') => Ok(SelectItem::Embed(self.embed(alias, name, depth)?)),
            _ => self.column(alias, name),
        }
    }

    /// `...relation!hint(items)`; it has no key of its own, so no alias either.
    fn spread(&mut self, depth: usize) -> Result<SelectItem, RestError> {
        let relation = self.cursor.identifier()?;
        if !matches!(self.cursor.peek(), Some('!' | '(')) {
            return Err(self.cursor.fail("\"(\""));
        }
        let embed = self.embed(None, relation, depth)?;
        Ok(SelectItem::Embed(Embed { spread: true, ..embed }))
    }

    /// A single colon; two of them are a cast.
    fn alias_follows(&mut self) -> bool {
        !self.cursor.rest().starts_with("::") && self.cursor.eat(":")
    }

    /// Result keys become identifiers in SQL: quoted, but cut at 63 bytes by the server, so refused before.
    fn check_alias(&self, alias: &str) -> Result<(), RestError> {
        if alias.len() > 63 || alias.chars().any(char::is_control) {
            return Err(self.cursor.refuse("an alias has at most 63 bytes and no control characters".into()));
        }
        Ok(())
    }

    fn column(&mut self, alias: Option<String>, name: String) -> Result<SelectItem, RestError> {
        self.count_column()?;
        let field = Field { name, path: json_path(&mut self.cursor)? };
        self.check_alias(field.result_key())?;
        let cast = self.cast()?;
        if self.cursor.rest().starts_with('.') {
            return Err(self.aggregate());
        }
        Ok(SelectItem::Column { field, alias, cast })
    }

    fn cast(&mut self) -> Result<Option<String>, RestError> {
        if self.cursor.eat("::") { self.type_name().map(Some) } else { Ok(None) }
    }

    fn type_name(&mut self) -> Result<String, RestError> {
        let name = self.cursor.identifier()?;
        Ok(if self.cursor.eat("[]") { format!("{name}[]") } else { name })
    }

    fn aggregate(&mut self) -> RestError {
        const FUNCTIONS: [&str; 5] = [".count()", ".sum()", ".avg()", ".max()", ".min()"];
        if FUNCTIONS.iter().any(|name| self.cursor.rest().starts_with(name)) {
            return RestError::Aggregates;
        }
        self.cursor.fail("\",\" or end of input")
    }

    fn embed(&mut self, alias: Option<String>, relation: String, depth: usize) -> Result<Embed, RestError> {
        let mut hint = None;
        let mut inner = None;
        while self.cursor.eat("!") {
            let word = self.cursor.identifier()?;
            match word.as_str() {
                "inner" if inner.is_none() => inner = Some(true),
                "left" if inner.is_none() => inner = Some(false),
                _ if hint.is_none() && inner.is_none() => hint = Some(word),
                _ => return Err(self.cursor.fail("\"(\"")),
            }
        }
        self.cursor.expect("(")?;
        self.cursor.skip_spaces();
        self.embeds += 1;
        if self.embeds > self.limits.embeds {
            return Err(RestError::TooMuch(format!("At most {} relations can be embedded", self.limits.embeds)));
        }
        if depth >= self.limits.embed_depth {
            return Err(RestError::TooMuch(format!(
                "Relations can be embedded at most {} levels deep",
                self.limits.embed_depth
            )));
        }
        self.check_alias(alias.as_deref().unwrap_or(&relation))?;
        let items = if self.cursor.peek() == Some(')') { Vec::new() } else { self.items(depth + 1)? };
        self.cursor.expect(")")?;
        Ok(Embed { relation, alias, hint, inner: inner == Some(true), spread: false, items })
    }

    fn count_column(&mut self) -> Result<(), RestError> {
        self.columns += 1;
        if self.columns > self.limits.columns {
            return Err(RestError::TooMuch(format!("At most {} columns can be selected", self.limits.columns)));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
