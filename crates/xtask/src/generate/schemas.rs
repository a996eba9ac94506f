//! What read functions answer as JSON, and what a table's JSON columns hold: the schema files beside them, as TypeScript.

use anyhow::{Context, bail};
use serde_json::{Map, Value};
use std::{collections::BTreeMap, fs, path::Path};

/// What a function's schema file is called after the function's name.
const SUFFIX: &str = ".schema.json";
/// The file with the types that several functions share.
const SHARED: &str = "types";

/// The answers of functions, the columns of tables that the catalog can't describe, and the types that they are made of.
#[derive(Debug, Default)]
pub struct Schemas {
    /// TypeScript of each function's answer.
    pub answers: BTreeMap<String, String>,
    /// TypeScript of columns, by table and column.
    pub columns: BTreeMap<(String, String), String>,
    /// TypeScript of each named type.
    pub types: BTreeMap<String, String>,
    /// What a named type is, where its schema says so.
    pub descriptions: BTreeMap<String, String>,
}

impl Schemas {
    /// Reads the schemas of functions in `db/functions/public`, and of rows in `db/access/public`.
    pub fn read(root: &Path) -> anyhow::Result<Self> {
        let mut schemas = Self::default();
        schemas.read_folder(&root.join("db/functions/public"), Self::add_answer)?;
        schemas.read_folder(&root.join("db/access/public"), Self::add_columns)?;
        Ok(schemas)
    }

    fn read_folder(&mut self, folder: &Path, add: Add) -> anyhow::Result<()> {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                self.read_folder(&path, add)?;
                continue;
            }
            let name = path.file_name().and_then(|name| name.to_str()).and_then(|name| name.strip_suffix(SUFFIX));
            let Some(name) = name else { continue };
            let place = || path.display().to_string();
            let mut schema: Map<String, Value> = serde_json::from_slice(&fs::read(&path)?).with_context(place)?;
            if let Some(Value::Object(types)) = schema.remove("$defs") {
                for (name, one) in types {
                    self.add_type(&name, &one).with_context(|| format!("{}: {name}", place()))?;
                }
            }
            if name != SHARED {
                add(self, name, &Value::Object(schema)).with_context(place)?;
            }
        }
        Ok(())
    }

    fn add_type(&mut self, name: &str, schema: &Value) -> anyhow::Result<()> {
        if self.types.insert(name.to_owned(), type_of(schema, 0)?).is_some() {
            bail!("a second type of this name");
        }
        let description = schema.get("description").and_then(Value::as_str);
        self.descriptions.extend(description.map(|description| (name.to_owned(), description.to_owned())));
        Ok(())
    }

    fn add_answer(&mut self, function: &str, schema: &Value) -> anyhow::Result<()> {
        self.answers.insert(function.to_owned(), type_of(schema, 2)?);
        Ok(())
    }

    fn add_columns(&mut self, table: &str, schema: &Value) -> anyhow::Result<()> {
        let columns = schema.get("properties").and_then(Value::as_object).context("a row has properties")?;
        for (column, schema) in columns {
            self.columns.insert((table.to_owned(), column.clone()), type_of(schema, 5)?);
        }
        Ok(())
    }
}

/// What becomes of a schema file's own type, by what the file is called after.
type Add = fn(&mut Schemas, &str, &Value) -> anyhow::Result<()>;

/// A schema as a TypeScript type, whose members are indented below `depth`.
fn type_of(schema: &Value, depth: usize) -> anyhow::Result<String> {
    let Some(schema) = schema.as_object() else { bail!("a schema is an object") };
    if let Some(name) = schema.get("$ref") {
        let name = name.as_str().and_then(|name| name.strip_prefix("#/$defs/"));
        return Ok(name.context("a reference names a type: #/$defs/NAME")?.to_owned());
    }
    if let Some(value) = schema.get("const") {
        return Ok(value.to_string());
    }
    if let Some(values) = schema.get("enum").and_then(Value::as_array) {
        return Ok(values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | "));
    }
    if let Some(ways) = schema.get("anyOf").and_then(Value::as_array) {
        let ways = ways.iter().map(|way| type_of(way, depth)).collect::<anyhow::Result<Vec<_>>>()?;
        return Ok(ways.join(" | "));
    }
    if let Some(parts) = schema.get("allOf").and_then(Value::as_array) {
        let part = |part: &Value| {
            let text = type_of(part, depth)?;
            Ok(if part.get("anyOf").is_some() { format!("({text})") } else { text })
        };
        return Ok(parts.iter().map(part).collect::<anyhow::Result<Vec<_>>>()?.join(" & "));
    }
    match schema.get("type") {
        None => Ok("Json".to_owned()),
        Some(Value::String(name)) => of_kind(name, schema, depth),
        Some(Value::Array(names)) => {
            let name = |name: &Value| of_kind(name.as_str().unwrap_or_default(), schema, depth);
            Ok(names.iter().map(name).collect::<anyhow::Result<Vec<_>>>()?.join(" | "))
        }
        Some(_) => bail!("a type is a name or several"),
    }
}

fn of_kind(name: &str, schema: &Map<String, Value>, depth: usize) -> anyhow::Result<String> {
    Ok(match name {
        "string" | "null" | "boolean" | "number" => name.to_owned(),
        "integer" => "number".to_owned(),
        "array" => match schema.get("items") {
            None => "Json[]".to_owned(),
            Some(items) => {
                let items = type_of(items, depth)?;
                let several = [" | ", " & "].iter().any(|operator| items.contains(operator));
                if several { format!("({items})[]") } else { format!("{items}[]") }
            }
        },
        "object" => return object(schema, depth),
        other => bail!("no type is called {other}"),
    })
}

fn object(schema: &Map<String, Value>, depth: usize) -> anyhow::Result<String> {
    let required: Vec<&str> =
        schema.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect();
    let members = schema.get("properties").and_then(Value::as_object);
    let Some(members) = members.filter(|members| !members.is_empty()) else {
        return Ok(match schema.get("additionalProperties") {
            Some(values) if values.is_object() => format!("Record<string, {}>", type_of(values, depth)?),
            Some(_) | None => "Record<string, Json>".to_owned(),
        });
    };
    let indent = "  ".repeat(depth + 1);
    let mut out = String::from("{\n");
    for (name, member) in members {
        let mark = if required.contains(&name.as_str()) { "" } else { "?" };
        if let Some(about) = member.get("description").and_then(Value::as_str) {
            out.push_str(&format!("{indent}/** {about} */\n"));
        }
        let key = if name.contains('-') { format!("{name:?}") } else { name.clone() };
        out.push_str(&format!("{indent}{key}{mark}: {};\n", type_of(member, depth + 1)?));
    }
    out.push_str(&"  ".repeat(depth));
    out.push('}');
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_schema_becomes_a_type() {
        let schema = json!({ "type": "object", "required": ["id"], "properties": {
            "id": { "type": "string" },
            "days": { "type": ["integer", "null"] },
            "jobs": { "type": "array", "items": { "anyOf": [{ "$ref": "#/$defs/JobCard" }, { "type": "null" }] } },
        } });
        let text = type_of(&schema, 0).expect("a type");
        assert_eq!(text, "{\n  days?: number | null;\n  id: string;\n  jobs?: (JobCard | null)[];\n}");
        assert_eq!(type_of(&json!({ "enum": ["a", null] }), 0).expect("a type"), "\"a\" | null");
        let both =
            json!({ "allOf": [{ "$ref": "#/$defs/JobFields" }, { "anyOf": [{ "const": 1 }, { "const": 2 }] }] });
        assert_eq!(type_of(&both, 0).expect("a type"), "JobFields & (1 | 2)");
        let many =
            json!({ "type": "array", "items": { "allOf": [{ "$ref": "#/$defs/Step" }, { "type": "object" }] } });
        assert_eq!(type_of(&many, 0).expect("a type"), "(Step & Record<string, Json>)[]");
        assert!(type_of(&json!({ "$ref": "JobCard" }), 0).is_err());
    }
}
