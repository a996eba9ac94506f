//! `web/src/lib/database.types.ts`: the exposed schema and the commands as the types that supabase-js infers from.

use super::{
    catalog::{Catalog, Column, Function, Parameter, Table},
    schemas::Schemas,
    vocabulary::Vocabulary,
};
use anyhow::ensure;
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
};

const HEAD: &str =
    "// The exposed schema and the commands, made from the catalog by `just generate`; do not edit.\n\n";
const JSON: &str =
    "export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];\n";

/// The argument that every command takes beside its own.
const IDEMPOTENCY_KEY: &str = "p_idempotency_key?: string | null";

/// Writes the types, with what else is imported from the vocabulary.
pub fn types(catalog: &Catalog, vocabulary: &Vocabulary, schemas: &Schemas) -> anyhow::Result<String> {
    let lists = vocabulary.by_column();
    let web: BTreeSet<&str> = vocabulary.values().map(|(name, _)| name).collect();
    let mut out = String::from(HEAD);
    writeln!(out, "import type {{")?;
    for name in &web {
        writeln!(out, "  {name},")?;
    }
    writeln!(out, "}} from \"./vocabulary.generated\";\n\n{JSON}")?;
    let mut named = schemas.types.clone();
    let mut functions = BTreeMap::new();
    for function in &catalog.functions {
        let answer = schemas.answers.get(&function.name).cloned().unwrap_or_else(|| answer(function));
        functions.insert(function.name.as_str(), (arguments(function), answer));
    }
    for command in devproof_commands::table() {
        let signature = (command.signature)();
        for (name, declaration) in signature.types {
            let (_, text) = declaration.split_once(" = ").unwrap_or_default();
            let text = of_rust(text.trim_end_matches(';'));
            let other = named.insert(name.clone(), text.clone());
            ensure!(other.is_none_or(|other| other == text), "two types are called {name}");
        }
        let described = schemas.answers.get(command.name);
        ensure!(
            signature.answer.is_none() || described.is_none(),
            "{} has an answer type and a schema file",
            command.name
        );
        let answer = match (signature.answer, described) {
            (Some(answer), _) => of_rust(&answer),
            (None, Some(described)) => described.clone(),
            (None, None) => "Json".to_owned(),
        };
        let known =
            functions.insert(command.name, (with_key(&signature.arguments.replace("JsonValue", "unknown")), answer));
        ensure!(known.is_none(), "{} is a command and a function", command.name);
    }
    for (name, text) in &named {
        ensure!(!web.contains(name.as_str()), "{name} is a type and a closed list");
        if let Some(description) = schemas.descriptions.get(name) {
            writeln!(out, "/** {description} */")?;
        }
        writeln!(out, "export type {name} = {text};\n")?;
    }
    let known = |table: &str, column: &str| {
        catalog.tables.iter().any(|one| one.name == table && one.columns.iter().any(|one| one.name == column))
    };
    for (table, column) in schemas.columns.keys() {
        ensure!(known(table, column), "{table} has no column {column}, which its schema describes");
    }
    writeln!(out, "export type Database = {{\n  public: {{\n    Tables: {{")?;
    for table in catalog.tables.iter().filter(|table| !table.view) {
        write_table(&mut out, table, &lists, schemas)?;
    }
    writeln!(out, "    }};\n    Views: {{")?;
    for view in catalog.tables.iter().filter(|table| table.view) {
        write_table(&mut out, view, &lists, schemas)?;
    }
    writeln!(out, "    }};\n    Functions: {{")?;
    for (name, (arguments, answer)) in functions {
        writeln!(out, "      {name}: {{\n        Args: {arguments};\n        Returns: {answer};\n      }};")?;
    }
    writeln!(out, "    }};\n    Enums: {{")?;
    for name in &web {
        writeln!(out, "      {name}: {name};")?;
    }
    writeln!(out, "    }};\n    CompositeTypes: Record<string, never>;\n  }};\n}};")?;
    Ok(out)
}

fn write_table(
    out: &mut String,
    table: &Table,
    lists: &BTreeMap<&str, &str>,
    schemas: &Schemas,
) -> anyhow::Result<()> {
    let kind = |column: &Column| {
        if let Some(kind) = schemas.columns.get(&(table.name.clone(), column.name.clone())) {
            return kind.clone();
        }
        let place = format!("public.{}.{}", table.name, column.name);
        let kind = lists.get(place.as_str()).map_or_else(|| type_of(&column.kind), |list| (*list).to_owned());
        if column.nullable { format!("{kind} | null") } else { kind }
    };
    writeln!(out, "      {}: {{", table.name)?;
    let row: Vec<String> = table
        .columns
        .iter()
        .filter(|column| column.select)
        .map(|column| format!("{}: {}", column.name, kind(column)))
        .collect();
    write_object(out, "Row", &row)?;
    let insert: Vec<String> = table
        .columns
        .iter()
        .filter(|column| column.insert)
        .map(|column| format!("{}{}: {}", column.name, if column.optional { "?" } else { "" }, kind(column)))
        .collect();
    write_object(out, "Insert", &insert)?;
    let update: Vec<String> = table
        .columns
        .iter()
        .filter(|column| column.update)
        .map(|column| format!("{}?: {}", column.name, kind(column)))
        .collect();
    write_object(out, "Update", &update)?;
    if table.keys.is_empty() {
        writeln!(out, "        Relationships: [];\n      }};")?;
        return Ok(());
    }
    writeln!(out, "        Relationships: [")?;
    for key in &table.keys {
        writeln!(out, "          {{")?;
        writeln!(out, "            foreignKeyName: {:?};", key.name)?;
        writeln!(out, "            columns: {:?};", key.columns)?;
        writeln!(out, "            isOneToOne: {};", key.unique)?;
        writeln!(out, "            referencedRelation: {:?};", key.table)?;
        writeln!(out, "            referencedColumns: {:?};", key.references)?;
        writeln!(out, "          }},")?;
    }
    writeln!(out, "        ];\n      }};")?;
    Ok(())
}

fn write_object(out: &mut String, name: &str, members: &[String]) -> anyhow::Result<()> {
    if members.is_empty() {
        writeln!(out, "        {name}: Record<string, never>;")?;
        return Ok(());
    }
    writeln!(out, "        {name}: {{")?;
    for member in members {
        writeln!(out, "          {member};")?;
    }
    writeln!(out, "        }};")?;
    Ok(())
}

fn arguments(function: &Function) -> String {
    if function.parameters.is_empty() {
        return "Record<PropertyKey, never>".to_owned();
    }
    // What is sent as JSON can be anything that has a form in it.
    let member = |parameter: &Parameter| {
        let kind = type_of(&parameter.kind).replace("Json", "unknown");
        let (mark, or_null) = if parameter.optional { ("?", " | null") } else { ("", "") };
        format!("{}{mark}: {kind}{or_null}", parameter.name)
    };
    let members: Vec<String> = function.parameters.iter().map(member).collect();
    format!("{{ {} }}", members.join("; "))
}

fn answer(function: &Function) -> String {
    let one = if function.columns.is_empty() {
        type_of(&function.returns)
    } else {
        // The catalog does not say which columns of a function's rows can be null.
        let members: Vec<String> = function
            .columns
            .iter()
            .map(|column| format!("{}: {} | null", column.name, type_of(&column.kind)))
            .collect();
        format!("{{ {} }}", members.join("; "))
    };
    if function.set { format!("{one}[]") } else { one }
}

/// A command's arguments, and the key that makes it idempotent.
fn with_key(arguments: &str) -> String {
    match arguments.strip_suffix('}').map(str::trim_end) {
        Some(members) if members != "{" => {
            format!("{} {IDEMPOTENCY_KEY} }}", members.trim_end_matches(',').to_owned() + ";")
        }
        Some(_) | None => format!("{{ {IDEMPOTENCY_KEY} }}"),
    }
}

/// What `ts-rs` writes, with our name for JSON.
fn of_rust(text: &str) -> String {
    text.replace("JsonValue", "Json")
}

/// A type of PostgreSQL as JSON carries it.
fn type_of(kind: &str) -> String {
    if let Some(element) = kind.strip_prefix('_') {
        return format!("{}[]", type_of(element));
    }
    match kind {
        "int2" | "int4" | "int8" | "float4" | "float8" | "numeric" => "number",
        "bool" => "boolean",
        "json" | "jsonb" => "Json",
        "void" => "undefined",
        // Text, ids, times and whatever else travels as text.
        _ => "string",
    }
    .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::path::Path;

    #[test]
    fn types_are_those_of_json() {
        assert_eq!(type_of("int8"), "number");
        assert_eq!(type_of("_text"), "string[]");
        assert_eq!(type_of("timestamptz"), "string");
        assert_eq!(type_of("jsonb"), "Json");
    }

    /// What is renamed is in the file under its new name alone, so that `tsc` finds every page that reads the old one.
    #[test]
    fn names_are_those_of_the_database_the_schemas_and_the_commands() {
        let made = |column: &str, field: &str| {
            let catalog = json!({
                "tables": [{ "name": "drafts", "view": false, "keys": [], "columns": [
                    { "name": column, "kind": "text", "nullable": true, "optional": true, "select": true, "insert": false,
                      "update": false },
                    { "name": "links", "kind": "jsonb", "nullable": false, "optional": false, "select": true,
                      "insert": false, "update": false },
                ] }],
                "functions": [{ "name": "get_drafts", "parameters": [], "returns": "jsonb", "set": false, "columns": [] }],
            });
            let schemas = Schemas {
                answers: [("get_drafts".to_owned(), format!("{{ {field}: string }}[]"))].into(),
                columns: [(("drafts".to_owned(), "links".to_owned()), "DraftLink[]".to_owned())].into(),
                types: [("DraftLink".to_owned(), "{ url: string }".to_owned())].into(),
                descriptions: BTreeMap::new(),
            };
            let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
            let vocabulary = Vocabulary::read(&root).expect("the vocabulary");
            types(&serde_json::from_value(catalog).expect("a catalog"), &vocabulary, &schemas).expect("types")
        };
        let (before, after) = (made("written_on", "title_of_draft"), made("saved_on", "name_of_draft"));
        for (text, column, field) in
            [(&before, "written_on", "title_of_draft"), (&after, "saved_on", "name_of_draft")]
        {
            assert!(text.contains(&format!("          {column}: string | null;\n")));
            assert!(text.contains(&format!("Returns: {{ {field}: string }}[];")));
            assert!(text.contains("          links: DraftLink[];\n"));
        }
        assert!(!after.contains("written_on") && !after.contains("title_of_draft"));
        // The answers of commands are those of the Rust types, whose fields are the names in JSON.
        assert!(after.contains("Returns: { id: string, chunk_bytes: number, };"));
    }

    #[test]
    fn every_command_takes_its_key() {
        assert_eq!(with_key("{ p_id: string, }"), "{ p_id: string; p_idempotency_key?: string | null }");
        assert_eq!(with_key("Record<symbol, never>"), "{ p_idempotency_key?: string | null }");
    }
}
