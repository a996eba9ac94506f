//! The description at the root: Swagger 2.0, holding only what the role may use.

use crate::commands::Commands;
use crate::schema_cache::{Column, Function, Parameter, SchemaCache, Table};
use devproof_claims::Role;
use serde_json::{Map, Value, json};

/// Describes tables, functions and commands.
pub(crate) fn describe(cache: &SchemaCache, role: Role, commands: &dyn Commands) -> Value {
    let mut paths = Map::new();
    let mut definitions = Map::new();
    paths.insert(
        "/".into(),
        json!({ "get": {
            "tags": ["Introspection"],
            "summary": "OpenAPI description (this document)",
            "produces": ["application/openapi+json", "application/json"],
            "responses": { "200": { "description": "OK" } },
        }}),
    );
    for table in cache.tables.values().filter(|table| table.visible(role)) {
        paths.insert(format!("/{}", table.name), table_paths(table, role));
        definitions.insert(table.name.clone(), definition(cache, table, role));
    }
    for function in cache.functions.values().flatten().filter(|function| function.execute.has(role)) {
        paths.insert(format!("/rpc/{}", function.name), function_paths(function));
    }
    for name in commands.names() {
        if let Some(info) = commands.get(name) {
            let properties: Map<String, Value> =
                info.params.iter().map(|(param, _)| ((*param).to_owned(), json!({}))).collect();
            let required: Vec<&str> =
                info.params.iter().filter(|(_, required)| *required).map(|(param, _)| *param).collect();
            paths.insert(format!("/rpc/{name}"), json!({ "post": post_rpc(name, None, &properties, &required) }));
        }
    }
    json!({
        "swagger": "2.0",
        "info": { "title": "Devproof data API", "description": "", "version": "1" },
        "basePath": "/rest/v1",
        "schemes": ["http", "https"],
        "consumes": ["application/json", "application/vnd.pgrst.object+json"],
        "produces": ["application/json", "application/vnd.pgrst.object+json"],
        "paths": paths,
        "definitions": definitions,
    })
}

fn table_paths(table: &Table, role: Role) -> Value {
    let filters: Vec<Value> = table
        .columns
        .iter()
        .filter(|column| column.select.has(role))
        .map(|column| json!({ "name": column.name, "in": "query", "required": false, "type": "string" }))
        .collect();
    let body = json!({
        "name": table.name, "in": "body", "required": false,
        "schema": { "$ref": format!("#/definitions/{}", table.name) },
    });
    let shaping: Vec<Value> = ["select", "order", "limit", "offset"]
        .into_iter()
        .map(|name| json!({ "name": name, "in": "query", "required": false, "type": "string" }))
        .collect();
    let mut verbs = Map::new();
    let mut add = |allowed: bool, verb: &str, parameters: Vec<Value>, response: Value| {
        if allowed {
            verbs.insert(
                verb.into(),
                json!({ "tags": [table.name], "parameters": parameters, "responses": response }),
            );
        }
    };
    let rows = json!({ "200": {
        "description": "OK",
        "schema": { "type": "array", "items": { "$ref": format!("#/definitions/{}", table.name) } },
    }});
    let with = |extra: Value| filters.iter().cloned().chain([extra]).collect::<Vec<_>>();
    add(table.select.has(role), "get", filters.iter().cloned().chain(shaping).collect(), rows);
    let insert = table.insertable && table.insert.has(role);
    add(insert, "post", vec![body.clone()], json!({ "201": { "description": "Created" } }));
    let update = table.updatable && table.update.has(role);
    add(update, "patch", with(body), json!({ "204": { "description": "No Content" } }));
    let delete = table.deletable && table.delete.has(role);
    add(delete, "delete", filters, json!({ "204": { "description": "No Content" } }));
    Value::Object(verbs)
}

fn definition(cache: &SchemaCache, table: &Table, role: Role) -> Value {
    let usable = |column: &&Column| [column.select, column.insert, column.update].iter().any(|roles| roles.has(role));
    let columns: Vec<&Column> = table.columns.iter().filter(usable).collect();
    let required: Vec<&str> = columns
        .iter()
        .filter(|column| column.required && column.default.is_none())
        .map(|column| column.name.as_str())
        .collect();
    let properties: Map<String, Value> =
        columns.iter().map(|column| (column.name.clone(), property(cache, table, column, role))).collect();
    let mut definition = json!({ "type": "object", "required": required, "properties": properties });
    if let Some(comment) = &table.comment {
        definition["description"] = json!(comment);
    }
    definition
}

fn property(cache: &SchemaCache, table: &Table, column: &Column, role: Role) -> Value {
    let mut property = json!({ "format": column.type_name });
    if let Some(kind) = json_type(&column.type_name) {
        property["type"] = json!(kind);
    }
    if column.type_name.ends_with("[]") {
        property["items"] = json!({});
    }
    if let Some(length) = column.max_length {
        property["maxLength"] = json!(length);
    }
    if !column.labels.is_empty() {
        property["enum"] = json!(column.labels);
    }
    if let Some(default) = &column.default {
        property["default"] = json!(default);
    }
    let mut notes: Vec<String> = column.comment.iter().cloned().collect();
    if table.primary_key.contains(&column.name) {
        notes.push("Note:\nThis is a Primary Key.<pk/>".into());
    }
    let visible = |name: &str| cache.tables.get(name).is_some_and(|table| table.visible(role) && !table.view);
    let target = table.relationships.iter().find(|relationship| {
        let own = matches!(relationship.columns.as_slice(), [(own, _)] if *own == column.name);
        own && relationship.owned() && visible(&relationship.target)
    });
    if let Some(relationship) = target
        && let [(_, theirs)] = relationship.columns.as_slice()
    {
        let target = &relationship.target;
        notes.push(format!(
            "Note:\nThis is a Foreign Key to `{target}.{theirs}`.<fk table='{target}' column='{theirs}'/>"
        ));
    }
    if !notes.is_empty() {
        property["description"] = json!(notes.join("\n\n"));
    }
    property
}

fn json_type(type_name: &str) -> Option<&'static str> {
    Some(match type_name {
        "smallint" | "integer" | "bigint" => "integer",
        "numeric" | "real" | "double precision" => "number",
        "boolean" => "boolean",
        "json" | "jsonb" => return None,
        name if name.ends_with("[]") => "array",
        name if name.starts_with("numeric(") => "number",
        _ => "string",
    })
}

fn function_paths(function: &Function) -> Value {
    let schema = |parameter: &Parameter| {
        let mut schema = json!({ "format": parameter.type_name });
        if let Some(kind) = json_type(&parameter.type_name) {
            schema["type"] = json!(kind);
        }
        schema
    };
    let named = || function.parameters.iter().filter(|parameter| !parameter.name.is_empty());
    let properties: Map<String, Value> =
        named().map(|parameter| (parameter.name.clone(), schema(parameter))).collect();
    let required: Vec<&str> =
        named().filter(|parameter| parameter.required).map(|parameter| parameter.name.as_str()).collect();
    let mut verbs = Map::new();
    if !function.volatile {
        let parameters: Vec<Value> = named()
            .map(|parameter| {
                json!({
                    "name": parameter.name, "in": "query", "required": parameter.required,
                    "type": "string", "format": parameter.type_name,
                })
            })
            .collect();
        verbs.insert(
            "get".into(),
            json!({
                "tags": [format!("(rpc) {}", function.name)],
                "parameters": parameters,
                "responses": { "200": { "description": "OK" } },
            }),
        );
    }
    let post = post_rpc(&function.name, function.comment.as_deref(), &properties, &required);
    verbs.insert("post".into(), post);
    Value::Object(verbs)
}

fn post_rpc(name: &str, summary: Option<&str>, properties: &Map<String, Value>, required: &[&str]) -> Value {
    let mut post = json!({
        "tags": [format!("(rpc) {name}")],
        "parameters": [{
            "name": "args", "in": "body", "required": true,
            "schema": { "type": "object", "properties": properties, "required": required },
        }],
        "responses": { "200": { "description": "OK" } },
    });
    if let Some(summary) = summary {
        post["summary"] = json!(summary);
    }
    post
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::NoCommands;
    use crate::schema_cache::fixture::cache;

    #[test]
    fn only_what_the_role_may_use() {
        let cache = cache();
        let anon = describe(&cache, Role::Anon, &NoCommands);
        assert!(anon["paths"].get("/secrets").is_none());
        assert!(anon["definitions"]["people"]["properties"].get("salary").is_none());
        assert!(anon["paths"]["/people"].get("post").is_none());
        assert!(anon["paths"].get("/rpc/do_secret").is_none());
        assert!(!anon.to_string().contains("secret"));
        let service = describe(&cache, Role::ServiceRole, &NoCommands);
        assert!(service["paths"]["/secrets"].get("delete").is_some());
        insta::assert_json_snapshot!(anon["definitions"]["posts"]);
    }
}
