//! What the exposed schema holds: tables, views, their columns and keys, how they relate, and functions. Plans are
//! made against it, so every name in our SQL comes from here and never from a request.

mod assemble;
mod holder;
mod load;
mod near;
mod relationship;
mod sizes;
mod view_keys;

#[cfg(test)]
pub(crate) mod fixture;

use devproof_claims::Role;
use std::collections::{BTreeMap, BTreeSet};

pub use holder::CacheHandle;
pub use near::near;
pub use relationship::{Cardinality, Junction, Relationship};
pub use sizes::Sizes;

/// A set of the three roles that requests run as.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Roles(u8);

impl Roles {
    /// The roles in the order of their bits.
    pub const ORDER: [Role; 3] = [Role::Anon, Role::Authenticated, Role::ServiceRole];

    /// Everyone.
    pub const ALL: Self = Self(0b111);

    /// The same set with one more.
    #[must_use]
    pub fn with(self, role: Role) -> Self {
        Self(self.0 | Self::bit(role))
    }

    /// Whether the role is in it.
    pub fn has(self, role: Role) -> bool {
        self.0 & Self::bit(role) != 0
    }

    fn bit(role: Role) -> u8 {
        match role {
            Role::Anon => 1,
            Role::Authenticated => 2,
            Role::ServiceRole => 4,
        }
    }
}

/// What a column holds, as far as our SQL depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holds {
    /// `json` or `jsonb`: arrows work on it as it is.
    Json,
    /// `tsvector`: full text search works on it as it is.
    TsVector,
    /// `text` and its kin: full text search makes a `tsvector` of it.
    Text,
    /// Anything else.
    Plain,
}

/// A column of a table or view.
#[derive(Debug, Clone)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// Its type as people write it.
    pub type_name: String,
    /// Its type as SQL text: schema and name, quoted.
    pub sql_type: String,
    /// What it holds.
    pub holds: Holds,
    /// `not null`.
    pub required: bool,
    /// Its default as an SQL expression.
    pub default: Option<String>,
    /// `generated always`: never written.
    pub generated: bool,
    /// `varchar(n)`.
    pub max_length: Option<i32>,
    /// The labels of an enum.
    pub labels: Vec<String>,
    /// The comment.
    pub comment: Option<String>,
    /// Who may read it.
    pub select: Roles,
    /// Who may insert it.
    pub insert: Roles,
    /// Who may update it.
    pub update: Roles,
}

/// A table, view, or what looks like one.
#[derive(Debug, Clone)]
pub struct Table {
    /// Its name in the exposed schema.
    pub name: String,
    /// The comment.
    pub comment: Option<String>,
    /// A view of any kind.
    pub view: bool,
    /// In order.
    pub columns: Vec<Column>,
    /// The primary key; for a view, that of its base table if the view shows it whole.
    pub primary_key: Vec<String>,
    /// Who may read any of it.
    pub select: Roles,
    /// Who may insert.
    pub insert: Roles,
    /// Who may update any of it.
    pub update: Roles,
    /// Who may delete.
    pub delete: Roles,
    /// Whether inserts can work at all.
    pub insertable: bool,
    /// Whether updates can work at all.
    pub updatable: bool,
    /// Whether deletes can work at all.
    pub deletable: bool,
    /// What can be embedded in it.
    pub relationships: Vec<Relationship>,
}

impl Table {
    /// A column by name.
    pub fn column(&self, name: &str) -> Option<&Column> {
        self.columns.iter().find(|column| column.name == name)
    }

    /// Whether a role may do anything with it; if not, no hint names it.
    pub fn visible(&self, role: Role) -> bool {
        [self.select, self.insert, self.update, self.delete].into_iter().any(|roles| roles.has(role))
    }

    /// The column whose name is nearest to one that does not exist, among those the role may read.
    pub fn near_readable(&self, role: Role, wanted: &str) -> Option<String> {
        let readable = self.columns.iter().filter(|column| column.select.has(role));
        near(wanted, readable.map(|column| column.name.as_str())).map(str::to_owned)
    }

    /// The same among those the role may write.
    pub fn near_writable(&self, role: Role, wanted: &str) -> Option<String> {
        let may = |column: &&Column| column.insert.has(role) || column.update.has(role);
        near(wanted, self.columns.iter().filter(may).map(|column| column.name.as_str())).map(str::to_owned)
    }

    /// The columns that `*` stands for: those the role may read. If it may read none, all of them, so that
    /// PostgreSQL itself refuses.
    pub fn star(&self, role: Role) -> Vec<&Column> {
        let readable: Vec<&Column> = self.columns.iter().filter(|column| column.select.has(role)).collect();
        if readable.is_empty() { self.columns.iter().collect() } else { readable }
    }
}

/// A parameter of a function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameter {
    /// Its name; empty for the single unnamed one.
    pub name: String,
    /// Its type as people write it.
    pub type_name: String,
    /// Its type as SQL text.
    pub sql_type: String,
    /// Without a default.
    pub required: bool,
    /// The last, variadic one.
    pub variadic: bool,
}

/// What a function returns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Returns {
    /// Nothing.
    Void,
    /// A value without columns.
    Scalar,
    /// Rows of an exposed table, which can be embedded into like the table.
    Table(String),
    /// Rows with these columns.
    Record(Vec<(String, Holds)>),
}

/// A function.
#[derive(Debug, Clone)]
pub struct Function {
    /// Its name in the exposed schema.
    pub name: String,
    /// The comment.
    pub comment: Option<String>,
    /// What goes in, in order.
    pub parameters: Vec<Parameter>,
    /// What comes out.
    pub returns: Returns,
    /// Many of them.
    pub set: bool,
    /// May write.
    pub volatile: bool,
    /// Its only parameter is json without a name, which takes the whole body.
    pub whole_body: bool,
    /// Who may call it.
    pub execute: Roles,
    /// It reads what settings say about the request.
    pub reads_request: bool,
}

impl Function {
    /// `public.name(a, b)` for hints.
    pub fn signature(&self) -> String {
        let names: Vec<&str> = self.parameters.iter().map(|parameter| parameter.name.as_str()).collect();
        format!("public.{}({})", self.name, names.join(", "))
    }

    /// `public.name(a => integer)` for telling overloads apart.
    pub fn typed_signature(&self) -> String {
        let parts: Vec<String> = self
            .parameters
            .iter()
            .map(|parameter| format!("{} => {}", parameter.name, parameter.type_name))
            .collect();
        format!("public.{}({})", self.name, parts.join(", "))
    }
}

/// Everything that is exposed, at one moment.
#[derive(Debug, Clone, Default)]
pub struct SchemaCache {
    /// Tables and views by name.
    pub tables: BTreeMap<String, Table>,
    /// Functions by name; several of one name are overloads.
    pub functions: BTreeMap<String, Vec<Function>>,
    /// Names of enums and domains of the exposed schema, which a select may cast to.
    pub types: BTreeSet<String>,
    /// About how many rows tables have.
    pub sizes: Sizes,
    /// Another one for each that is loaded.
    pub version: u64,
    /// Something that any request may meet reads what settings say about the request.
    pub rules_read_request: bool,
}
