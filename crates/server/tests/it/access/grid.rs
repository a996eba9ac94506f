//! The grid as data.

use serde::Deserialize;

/// Everyone who acts, in the grid's spelling.
pub const ACTORS: [&str; 15] = ["A", "O", "D", "DE", "F", "FE", "P", "J", "J2", "EA", "R+", "R0", "X", "IA", "J3"];

/// The same without J3, who stands by so that a row "of another" has another.
pub const OTHERS: [&str; 14] = ["A", "O", "D", "DE", "F", "FE", "P", "J", "J2", "EA", "R+", "R0", "X", "IA"];

/// Those who act in the commands' rows too.
pub const COMMAND_ACTORS: [&str; 2] = ["N", "I1"];

/// What kind of object a row speaks of.
#[derive(Debug, Clone, Copy, Deserialize, PartialEq, Eq, Default)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    #[default]
    Table,
    View,
    Function,
    Command,
    ReadCommand,
}

/// A write and who may make it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Write {
    pub by: Vec<String>,
    #[serde(default)]
    pub body: String,
}

/// One row of the grid.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub object: String,
    #[serde(default)]
    pub kind: Kind,
    pub says: String,
    /// The filter that names the row, `column=eq.value` joined by `&`.
    #[serde(default)]
    pub target: String,
    /// Narrows the list of an object with more rows than one answer holds.
    #[serde(default)]
    pub list: String,
    /// Columns to select; all unless said.
    pub columns: Option<String>,
    /// The recruiters' permission that the row is about.
    #[serde(default = "Row::any_permission")]
    pub permission: String,
    pub read: Option<Vec<String>>,
    /// The same row through another object: path and query.
    pub embed: Option<String>,
    pub insert: Option<Write>,
    pub update: Option<Write>,
    pub delete: Option<Write>,
    /// The body of a call.
    pub call: Option<String>,
    /// The member of the answer that says something; the whole answer unless said.
    pub answer: Option<String>,
    pub by: Option<Vec<String>>,
    /// The call ends an account or changes who someone is: the row has a world of its own.
    #[serde(default)]
    pub ends: bool,
    /// The table that the command must have changed when it says that it succeeded.
    pub changes: Option<String>,
}

impl Row {
    fn any_permission() -> String {
        "view_analytics".to_owned()
    }

    /// A row that only fills in words.
    pub fn about(object: &str, says: &str, permission: &str) -> Self {
        let text = format!("object = {object:?}\nsays = {says:?}\npermission = {permission:?}");
        toml::from_str(&text).expect("three plain texts")
    }

    /// "profiles: profiles · own full row".
    pub fn title(&self) -> String {
        format!("{}: {}", self.object, self.says)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// Tables whose changes are told.
    live: Vec<String>,
    row: Vec<Row>,
    /// Read by `buckets.rs`.
    #[serde(default, rename = "bucket")]
    _buckets: Vec<toml::Value>,
    /// Read by `topics.rs`.
    #[serde(default, rename = "topic")]
    _topics: Vec<toml::Value>,
}

fn file() -> File {
    toml::from_str(include_str!("../../../../../access-grid.toml")).expect("access-grid.toml is whole")
}

/// Tables whose changes are told over sockets.
pub fn live() -> Vec<String> {
    file().live
}

/// The grid's rows.
pub fn rows() -> Vec<Row> {
    let file = file();
    for row in &file.row {
        let lists = [row.read.as_ref(), row.by.as_ref(), by(&row.insert), by(&row.update), by(&row.delete)];
        for actor in lists.into_iter().flatten().flatten() {
            assert!(
                ACTORS.contains(&actor.as_str()) || COMMAND_ACTORS.contains(&actor.as_str()),
                "{}: who is {actor}?",
                row.title()
            );
        }
    }
    file.row
}

fn by(write: &Option<Write>) -> Option<&Vec<String>> {
    write.as_ref().map(|write| &write.by)
}

/// Whether the list names the actor.
pub fn names(list: &[String], actor: &str) -> bool {
    list.iter().any(|name| name == actor)
}
