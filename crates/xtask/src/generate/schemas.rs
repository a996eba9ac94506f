//! What read functions answer as JSON: the schema files beside them, as TypeScript.

use anyhow::{Context, bail};
use devproof_db::answer_schemas::AnswerSchemas;
use serde_json::{Map, Value};
use std::{collections::BTreeMap, path::Path};

/// The answers of functions, and the types that they are made of.
#[derive(Debug, Default)]
pub struct Schemas {
    /// TypeScript of each function's answer.
    pub answers: BTreeMap<String, String>,
    /// TypeScript of each named type.
    pub types: BTreeMap<String, String>,
}

impl Schemas {
    /// Reads `db/functions/public/**/*.schema.json`.
    pub fn read(root: &Path) -> anyhow::Result<Self> {
        let files = AnswerSchemas::read(root)?;
        let types = files.types.iter().map(|(name, schema)| {
            let text = type_of(schema, 0).with_context(|| name.clone())?;
            Ok((name.clone(), text))
        });
        let answers = files.answers.iter().map(|(name, schema)| {
            let text = type_of(schema, 2).with_context(|| name.clone())?;
            Ok((name.clone(), text))
        });
        Ok(Self { answers: answers.collect::<anyhow::Result<_>>()?, types: types.collect::<anyhow::Result<_>>()? })
    }
}

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
                if items.contains(" | ") { format!("({items})[]") } else { format!("{items}[]") }
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
        assert!(type_of(&json!({ "$ref": "JobCard" }), 0).is_err());
    }
}
