//! Reading through every relationship: whatever names a row of the grid, or is named by it, must not show it to whoever
//! may not read it.

use super::{
    findings::Findings,
    grid::{self, Kind, OTHERS, Row, names},
    reads::{holds, rows_of},
    world::World,
};
use futures::future::join_all;
use serde_json::Value;

/// Foreign keys of one column between exposed tables.
const RELATIONS: &str = "
    select c.conname::text, c.conrelid::regclass::text, k.attname::text, c.confrelid::regclass::text, r.attname::text
    from pg_constraint c
    join pg_attribute k on k.attrelid = c.conrelid and k.attnum = c.conkey[1]
    join pg_attribute r on r.attrelid = c.confrelid and r.attnum = c.confkey[1]
    join pg_class f on f.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and f.relnamespace = 'public'::regnamespace
      and cardinality(c.conkey) = 1 and c.conrelid <> c.confrelid
    order by 1";

struct Relation {
    name: String,
    child: String,
    child_column: String,
    parent: String,
    parent_column: String,
}

/// One way into a row: through `through`, whose rows are found by `column` in `keys`.
struct Way<'a> {
    relation: &'a Relation,
    through: &'a str,
    column: &'a str,
    /// The column of the grid's own object.
    own: &'a str,
}

#[tokio::test]
async fn b06_no_relationship_shows_a_row_to_whoever_may_not_read_it() {
    let world = World::build().await;
    let mut found = Findings::all();
    run(&world, &grid::rows(), &mut found).await;
    found.assert();
}

/// Runs the embedding cells of these rows.
pub async fn run(world: &World, rows: &[Row], found: &mut Findings) {
    let relations = world.admin.query(RELATIONS, &[]).await.expect("the catalog answers");
    let relations: Vec<Relation> = relations
        .iter()
        .map(|row| Relation {
            name: row.get(0),
            child: row.get(1),
            child_column: row.get(2),
            parent: row.get(3),
            parent_column: row.get(4),
        })
        .collect();
    for row in rows {
        let (Kind::Table | Kind::View, Some(readers)) = (row.kind, &row.read) else { continue };
        for way in ways(row, &relations) {
            let looks = join_all(OTHERS.iter().map(|actor| look(world, row, &way, actor))).await;
            for (actor, seen) in OTHERS.iter().zip(looks) {
                let Some(seen) = seen else { continue };
                found.cell(seen == Ok(names(readers, actor)), || {
                    format!("{} · through {} ({}) · {actor}: {seen:?}", row.title(), way.through, way.relation.name)
                });
            }
            if found.enough() {
                return;
            }
        }
    }
}

/// The ways into a row's object. The definer views show the key of profiles as their own.
fn ways<'a>(row: &Row, relations: &'a [Relation]) -> Vec<Way<'a>> {
    let object = if row.kind == Kind::View { "profiles" } else { &row.object };
    relations
        .iter()
        .filter_map(|relation| {
            if relation.child == object && row.kind == Kind::Table {
                let (through, column) = (&relation.parent, &relation.parent_column);
                Some(Way { relation, through, column, own: &relation.child_column })
            } else if relation.parent == object {
                let (through, column) = (&relation.child, &relation.child_column);
                Some(Way { relation, through, column, own: &relation.parent_column })
            } else {
                None
            }
        })
        .collect()
}

/// Whether the actor sees the row this way; nothing when no row that leads there is theirs to read.
async fn look(world: &World, row: &Row, way: &Way<'_>, actor: &str) -> Option<Result<bool, String>> {
    let filter = world.fill(row, actor, &row.target);
    let keys = keys(world, row, way, &filter).await;
    if keys.is_empty() {
        return None;
    }
    let columns = row.columns.as_deref().unwrap_or("*");
    let inside: Vec<String> = filter.split('&').map(|part| format!("it.{part}")).collect();
    let path = format!(
        "{}?select={},it:{}!{}({columns})&{}=in.({})&{}&limit=1000",
        way.through,
        way.column,
        row.object,
        way.relation.name,
        way.column,
        keys.join(","),
        inside.join("&")
    );
    let answer = world.send(row, actor, "GET", &path, "", None).await;
    // The object in between may be closed to this actor altogether.
    if matches!(answer.status.as_u16(), 401 | 403) {
        return None;
    }
    let seen = rows_of(row, actor, &answer).map(|between| {
        let leading = between.iter().filter(|one| !one[way.column].is_null()).collect::<Vec<&Value>>();
        (!leading.is_empty()).then(|| leading.iter().any(|one| holds(&one["it"])))
    });
    seen.transpose()
}

/// What the row is linked by.
async fn keys(world: &World, row: &Row, way: &Way<'_>, filter: &str) -> Vec<String> {
    let table = if row.kind == Kind::View { "profiles" } else { &row.object };
    let conditions: Vec<String> = filter
        .split('&')
        .map(|part| {
            let (column, value) = part.split_once("=eq.").expect("targets are written column=eq.value");
            format!("t.{column} = '{}'", value.replace('\'', "''"))
        })
        .collect();
    let own = way.own;
    let sql = format!(
        "select distinct t.{own}::text from public.{table} t where t.{own} is not null and {} limit 50",
        conditions.join(" and ")
    );
    let rows = world.admin.query(&sql, &[]).await.unwrap_or_else(|error| panic!("{}: {error:?}", row.title()));
    rows.iter().map(|row| row.get(0)).collect()
}
