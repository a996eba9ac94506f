//! A small schema for unit tests, made without a database.

use super::SchemaCache;
use super::assemble::assemble;
use super::load::{Raw, RawColumn, RawConstraint, RawFunction, RawRelation};

/// Tables `people` (with a manager), `teams`, `memberships` (junction), `posts`, `passports` (one-to-one), a view
/// `active_people`, and `secrets`, of which no one but the service may know.
pub(crate) fn cache() -> SchemaCache {
    let mut raw = Raw::default();
    let mut table = |oid: u32, name: &str, grants: [i32; 3], columns: &[(&str, &str)]| {
        raw.relations.push(RawRelation {
            oid,
            name: name.into(),
            exposed: true,
            kind: "r".into(),
            comment: None,
            updatable: 28,
            grants: grants.into(),
            rule: None,
        });
        for (number, (column, base_type)) in (1..).zip(columns) {
            raw.columns.push(RawColumn {
                relation: oid,
                number,
                name: (*column).into(),
                type_name: (*base_type).into(),
                sql_type: format!("pg_catalog.{base_type}"),
                base_type: (*base_type).into(),
                required: *column == "id",
                default: (*column == "id").then(|| "gen_random_uuid()".into()),
                generated: false,
                max_length: None,
                labels: vec![],
                comment: None,
                grants: if *column == "salary" { vec![0, 0, 7] } else { vec![grants[0] & 7, grants[1] & 7, 7] },
            });
        }
    };
    let open = [1, 15, 15];
    let people: &[(&str, &str)] = &[
        ("id", "uuid"),
        ("name", "text"),
        ("manager_id", "uuid"),
        ("meta", "jsonb"),
        ("tags", "_text"),
        ("search", "tsvector"),
        ("salary", "int4"),
    ];
    table(1, "people", open, people);
    table(2, "teams", open, &[("id", "uuid"), ("title", "text"), ("owner_id", "uuid")]);
    table(3, "memberships", open, &[("person_id", "uuid"), ("team_id", "uuid"), ("since", "date")]);
    table(4, "posts", open, &[("id", "uuid"), ("author_id", "uuid"), ("editor_id", "uuid"), ("body", "text")]);
    table(5, "passports", open, &[("id", "uuid"), ("person_id", "uuid"), ("number", "text")]);
    table(6, "secrets", [0, 0, 15], &[("id", "uuid"), ("person_id", "uuid")]);
    table(7, "active_people", open, &[("id", "uuid"), ("name", "text"), ("manager_id", "uuid")]);
    if let Some(view) = raw.relations.last_mut() {
        view.kind = "v".into();
        view.rule = Some(
            "({QUERY :targetList ({TARGETENTRY :resno 1 :resorigtbl 1 :resorigcol 1} {TARGETENTRY :resno 2 :resorigtbl \
             1 :resorigcol 2} {TARGETENTRY :resno 3 :resorigtbl 1 :resorigcol 3})})"
                .into(),
        );
    }
    let mut key = |name: &str, kind: &str, relation: u32, columns: &[i16], target: u32| {
        raw.constraints.push(RawConstraint {
            name: name.into(),
            kind: kind.into(),
            relation,
            columns: columns.to_vec(),
            target,
            target_columns: if kind == "f" { vec![1] } else { vec![] },
        });
    };
    for (oid, name) in [(1, "people"), (2, "teams"), (4, "posts"), (5, "passports"), (6, "secrets")] {
        key(&format!("{name}_pkey"), "p", oid, &[1], 0);
    }
    key("memberships_pkey", "p", 3, &[1, 2], 0);
    key("passports_person_id_key", "u", 5, &[2], 0);
    key("people_manager_id_fkey", "f", 1, &[3], 1);
    key("teams_owner_id_fkey", "f", 2, &[3], 1);
    key("memberships_person_id_fkey", "f", 3, &[1], 1);
    key("memberships_team_id_fkey", "f", 3, &[2], 2);
    key("posts_author_id_fkey", "f", 4, &[2], 1);
    key("posts_editor_id_fkey", "f", 4, &[3], 1);
    key("passports_person_id_fkey", "f", 5, &[2], 1);
    key("secrets_person_id_fkey", "f", 6, &[2], 1);
    functions(&mut raw);
    assemble(raw)
}

fn functions(raw: &mut Raw) {
    let mut function = |name: &str, args: &[(&str, &str)], defaults: i16, returns: &str, table: Option<&str>| {
        raw.functions.push(RawFunction {
            name: name.into(),
            comment: None,
            set: table.is_some(),
            volatile: name.starts_with("do_"),
            return_type: returns.into(),
            return_kind: "b".into(),
            return_table: table.map(str::to_owned),
            defaults,
            arg_names: args.iter().map(|(name, _)| (*name).into()).collect(),
            arg_modes: vec![],
            arg_types: args.iter().map(|(_, base)| (*base).into()).collect(),
            arg_sql_types: args.iter().map(|(_, base)| format!("pg_catalog.{base}")).collect(),
            arg_base_types: args.iter().map(|(_, base)| (*base).into()).collect(),
            grants: if name == "do_secret" { vec![0, 0, 1] } else { vec![1, 1, 1] },
            reads_request: false,
        });
    };
    function("add", &[("a", "int4"), ("b", "int4")], 1, "int4", None);
    function("do_nothing", &[], 0, "void", None);
    function("do_secret", &[("x", "text")], 0, "void", None);
    function("team_people", &[("team", "uuid")], 0, "people", Some("people"));
    function("echo", &[("", "jsonb")], 0, "jsonb", None);
    function("twice", &[("x", "int4")], 0, "int4", None);
    function("twice", &[("x", "text")], 0, "text", None);
}
