//! The closed lists of `content/vocabulary` as Rust enums and TypeScript values.

use anyhow::{Context, ensure};
use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, SeqAccess, Visitor},
};
use std::{collections::BTreeMap, fmt, fmt::Write, fs, path::Path};

const RUST_HEAD: &str = "//! The closed lists, made from `content/vocabulary` by `just generate`; do not edit.\n\n\
    use crate::list::{closed_list, labels, part_of};\n";
const WEB_HEAD: &str = "// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.\n";
/// Where the web app has the lists.
pub const WEB_FOLDER: &str = "web/src/lib/vocabulary";

/// One closed list as its file says it. content/vocabulary/README.md explains the members.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct List {
    help: String,
    of: Option<String>,
    /// The columns that hold its values: `schema.table.column`.
    #[serde(default)]
    pub columns: Vec<String>,
    values: Option<Entries>,
    numbers: Option<Entries>,
}

/// Values in the order of the file, with labels if it gives some.
#[derive(Debug, Clone, Default)]
struct Entries {
    values: Vec<String>,
    labels: Option<Vec<String>>,
}

impl<'de> Deserialize<'de> for Entries {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Entries;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("values, or an object of values and their labels")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Entries, A::Error> {
                let mut entries = Entries::default();
                while let Some(value) = list.next_element()? {
                    entries.values.push(value);
                }
                Ok(entries)
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Entries, A::Error> {
                let (mut values, mut labels) = (Vec::new(), Vec::new());
                while let Some((value, label)) = map.next_entry()? {
                    values.push(value);
                    labels.push(label);
                }
                Ok(Entries { values, labels: Some(labels) })
            }
        }
        deserializer.deserialize_any(InOrder)
    }
}

/// All lists by name, checked.
#[derive(Debug)]
pub struct Vocabulary(BTreeMap<String, List>);

impl Vocabulary {
    /// Reads `content/vocabulary`.
    pub fn read(root: &Path) -> anyhow::Result<Self> {
        let mut lists = BTreeMap::new();
        let mut columns = BTreeMap::new();
        for entry in fs::read_dir(root.join("content/vocabulary"))? {
            let path = entry?.path();
            if path.extension().is_none_or(|extension| extension != "json") {
                continue;
            }
            let place = || path.display().to_string();
            let file: BTreeMap<String, List> = serde_json::from_slice(&fs::read(&path)?).with_context(place)?;
            for (name, list) in file {
                ensure!(list.values.is_some() != list.numbers.is_some(), "{name}: values or numbers");
                for column in &list.columns {
                    let other = columns.insert(column.clone(), name.clone());
                    ensure!(other.is_none(), "{column} is in two lists: {name} and {}", other.unwrap_or_default());
                }
                ensure!(lists.insert(name.clone(), list).is_none(), "two lists are called {name}");
            }
        }
        let vocabulary = Self(lists);
        for (name, list) in &vocabulary.0 {
            if let Some(whole) = &list.of {
                let known = vocabulary.0.get(whole).with_context(|| format!("{name} is of an unknown list"))?;
                let known = &known.values.as_ref().context("a list of numbers has no parts")?.values;
                let part = list.values.iter().flat_map(|entries| &entries.values);
                for value in part {
                    ensure!(known.contains(value), "{name}: {whole} does not have {value}");
                }
            }
        }
        Ok(vocabulary)
    }

    /// Lists by the column that holds their values.
    pub fn by_column(&self) -> BTreeMap<&str, &str> {
        self.0
            .iter()
            .flat_map(|(name, list)| list.columns.iter().map(move |column| (column.as_str(), name.as_str())))
            .collect()
    }

    /// The lists of texts by name, with their values.
    pub fn values(&self) -> impl Iterator<Item = (&str, &[String])> {
        self.0
            .iter()
            .filter_map(|(name, list)| list.values.as_ref().map(|entries| (name.as_str(), entries.values.as_slice())))
    }

    /// The lists that people read: each value with its label.
    pub fn labelled(&self) -> impl Iterator<Item = (&str, Vec<(&str, &str)>)> {
        self.0.iter().filter_map(|(name, list)| {
            let entries = list.values.as_ref().or(list.numbers.as_ref())?;
            let labels = entries.labels.as_ref()?;
            let pairs = entries.values.iter().zip(labels);
            Some((name.as_str(), pairs.map(|(value, label)| (value.as_str(), label.as_str())).collect()))
        })
    }

    fn labels(&self, list: &List) -> Option<Vec<String>> {
        let entries = list.values.as_ref()?;
        match (&entries.labels, &list.of) {
            (Some(labels), _) => Some(labels.clone()),
            (None, Some(whole)) => {
                let whole = self.0.get(whole)?.values.as_ref()?;
                let label = |value| {
                    let place = whole.values.iter().position(|known| known == value)?;
                    whole.labels.as_ref()?.get(place).cloned()
                };
                entries.values.iter().map(label).collect()
            }
            (None, None) => None,
        }
    }

    /// `crates/vocabulary/src/lists.rs`.
    pub fn rust(&self) -> anyhow::Result<String> {
        let mut out = String::from(RUST_HEAD);
        for (name, list) in &self.0 {
            if let Some(numbers) = &list.numbers {
                let function = snake_case(name);
                writeln!(out, "\n/// {}", list.help)?;
                writeln!(out, "pub const fn {function}_label(value: i16) -> Option<&'static str> {{")?;
                writeln!(out, "    match value {{")?;
                for (value, label) in numbers.values.iter().zip(numbers.labels.iter().flatten()) {
                    writeln!(out, "        {value} => Some({label:?}),")?;
                }
                writeln!(out, "        _ => None,\n    }}\n}}")?;
                continue;
            }
            let values = list.values.iter().flat_map(|entries| &entries.values);
            writeln!(out, "\nclosed_list! {{\n    /// {}\n    {name} {{", list.help)?;
            for value in values.clone() {
                writeln!(out, "        {} = {value:?},", variant(value))?;
            }
            writeln!(out, "    }}\n}}")?;
            if let Some(whole) = &list.of {
                let variants: Vec<String> = values.clone().map(|value| variant(value)).collect();
                writeln!(out, "part_of! {{ {name}, {whole} {{ {} }} }}", variants.join(", "))?;
            }
            if let Some(labels) = self.labels(list) {
                writeln!(out, "labels! {{\n    {name} {{")?;
                for (value, label) in values.zip(labels) {
                    writeln!(out, "        {} = {label:?},", variant(value))?;
                }
                writeln!(out, "    }}\n}}")?;
            }
        }
        Ok(out)
    }

    /// A file of the web app for each list, so that a page loads only the lists that it shows, and their index
    /// `web/src/lib/vocabulary.generated.ts`.
    pub fn web(&self) -> anyhow::Result<Vec<(String, String)>> {
        let mut index = String::from(WEB_HEAD);
        let mut files = Vec::new();
        for (name, list) in &self.0 {
            let file = format!("{}.generated", snake_case(name).replace('_', "-"));
            let mut text = String::from(WEB_HEAD);
            let mut names = self.web_list(name, list, &mut text)?;
            names.push(format!("type {name}"));
            writeln!(index, "export {{ {} }} from \"./vocabulary/{file}\";", names.join(", "))?;
            files.push((format!("{WEB_FOLDER}/{file}.ts"), text));
        }
        files.push(("web/src/lib/vocabulary.generated.ts".to_owned(), index));
        Ok(files)
    }

    /// Writes one list; answers the names of its values.
    fn web_list(&self, name: &str, list: &List, out: &mut String) -> anyhow::Result<Vec<String>> {
        let camel = camel_case(name);
        let [labels_name, values_name] = ["Labels", "Values"].map(|what| format!("{camel}{what}"));
        writeln!(out, "\n/** {} */", list.help)?;
        if let Some(numbers) = &list.numbers {
            writeln!(out, "export const {labels_name} = {{")?;
            for (value, label) in numbers.values.iter().zip(numbers.labels.iter().flatten()) {
                writeln!(out, "  {value}: {label:?},")?;
            }
            writeln!(out, "}} as const;\nexport type {name} = keyof typeof {labels_name};")?;
            return Ok(vec![labels_name]);
        }
        let values = list.values.iter().flat_map(|entries| &entries.values);
        writeln!(out, "export const {values_name} = [")?;
        for value in values.clone() {
            writeln!(out, "  {value:?},")?;
        }
        writeln!(out, "] as const;\nexport type {name} = (typeof {values_name})[number];")?;
        let Some(labels) = self.labels(list) else { return Ok(vec![values_name]) };
        writeln!(out, "export const {labels_name} = {{")?;
        for (value, label) in values.zip(labels) {
            let is_name = value.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
                && !value.starts_with(|c: char| c.is_ascii_digit());
            let key = if is_name { value.clone() } else { format!("{value:?}") };
            writeln!(out, "  {key}: {label:?},")?;
        }
        writeln!(out, "}} as const satisfies Record<{name}, string>;")?;
        Ok(vec![labels_name, values_name])
    }
}

/// The name of a value in Rust: `needs_changes` is `NeedsChanges`, `51-200` is `From51To200`.
fn variant(value: &str) -> String {
    if value.starts_with(|c: char| c.is_ascii_digit()) {
        return format!("From{}", value.replace('-', "To").replace('+', "Up"));
    }
    value
        .split(['_', '-', ' ', '.'])
        .flat_map(|word| {
            let mut letters = word.chars();
            let first = letters.next().map(|letter| letter.to_ascii_uppercase());
            first.into_iter().chain(letters)
        })
        .collect()
}

fn camel_case(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_ascii_lowercase()).into_iter().chain(letters).collect()
}

fn snake_case(name: &str) -> String {
    let mut out = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !out.is_empty() {
            out.push('_');
        }
        out.push(letter.to_ascii_lowercase());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_become_names() {
        assert_eq!(variant("needs_changes"), "NeedsChanges");
        assert_eq!(variant("api-design"), "ApiDesign");
        assert_eq!(variant("51-200"), "From51To200");
        assert_eq!(variant("5001+"), "From5001Up");
        assert_eq!(camel_case("JobStatus"), "jobStatus");
        assert_eq!(snake_case("SkillLevel"), "skill_level");
    }

    #[test]
    fn lists_keep_the_order_of_their_file() {
        let list: List =
            serde_json::from_str(r#"{ "help": "x", "values": { "b": "B", "a": "A" } }"#).expect("a list");
        let entries = list.values.expect("values");
        assert_eq!(entries.values, ["b", "a"]);
        assert_eq!(entries.labels, Some(vec!["B".to_owned(), "A".to_owned()]));
    }
}
