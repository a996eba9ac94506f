//! What a read may cost, told from its plan alone: lists inside lists multiply, and the database would find out only
//! after it had read them.

use super::Scope;
use super::read::{EmbedPlan, ReadPlan, Where};
use crate::error::RestError;
use crate::request::operator::{Compare, Operation};
use crate::schema_cache::Table;
use devproof_claims::Role;

/// Rows that one row has in a list, when nothing else is known: lists are rarely even.
const LEAST_IN_A_LIST: i64 = 2;

/// Refuses a read whose lists multiply to more rows than the role may read, and a visitor's that goes round in
/// circles. `table` is where it begins.
///
/// # Errors
/// When it does.
pub(crate) fn check(scope: Scope<'_>, table: &Table, plan: &ReadPlan) -> Result<(), RestError> {
    if scope.role == Role::ServiceRole || plan.embeds.is_empty() {
        return Ok(());
    }
    let first = first_rows(scope, table, plan);
    let mut path = vec![Step { table: &table.name, list: false }];
    let rows = embeds(scope, table, plan, first, &mut path)?;
    let most = if scope.role == Role::Anon { scope.limits.visitor_rows } else { scope.limits.rows };
    if rows > most { Err(RestError::TooManyRows) } else { Ok(()) }
}

/// A table on the way from the first, and whether a list led to it.
struct Step<'a> {
    table: &'a str,
    list: bool,
}

/// The rows of all embeds of `plan`, which itself gives `rows`.
fn embeds<'a>(
    scope: Scope<'a>,
    table: &Table,
    plan: &'a ReadPlan,
    rows: i64,
    path: &mut Vec<Step<'a>>,
) -> Result<i64, RestError> {
    let mut sum = rows;
    for embed in &plan.embeds {
        // A table that the role cannot see is PostgreSQL's to refuse: its size is no one's business.
        let Some(target) = scope.cache.tables.get(&embed.relationship.target).filter(|t| t.visible(scope.role))
        else {
            continue;
        };
        let list = !embed.relationship.cardinality.to_one();
        path.push(Step { table: &target.name, list });
        if scope.role == Role::Anon && returns_through_a_list(path) {
            return Err(RestError::EmbedLoop(target.name.clone()));
        }
        let each = if list { in_a_list(scope, table, target, embed) } else { 1 };
        let inner = embeds(scope, target, &embed.read, rows.saturating_mul(each), path)?;
        sum = sum.saturating_add(inner);
        path.pop();
    }
    Ok(sum)
}

/// Whether a list leads to a table that was met before. A tree, whose rows are rows of one table, continues without
/// another table between, and each row of it is met once.
fn returns_through_a_list(path: &[Step<'_>]) -> bool {
    let Some((last, before)) = path.split_last() else { return false };
    match before.iter().rposition(|step| step.table == last.table) {
        Some(met) => last.list && met + 1 < before.len(),
        None => false,
    }
}

fn limit(scope: Scope<'_>, plan: &ReadPlan) -> i64 {
    plan.rows.limit.unwrap_or(i64::MAX).min(scope.limits.max_rows)
}

/// The rows that the request begins with.
fn first_rows(scope: Scope<'_>, table: &Table, plan: &ReadPlan) -> i64 {
    let by_key = plan.conditions.iter().find_map(|condition| keys_named(table, condition));
    let size = scope.cache.sizes.of(&table.name).unwrap_or(i64::MAX);
    limit(scope, plan).min(size).min(by_key.unwrap_or(i64::MAX))
}

/// How many values of the table's only key a condition names.
fn keys_named(table: &Table, condition: &Where) -> Option<i64> {
    let [key] = table.primary_key.as_slice() else { return None };
    match condition {
        Where::Test(column, test) if column.column == *key && column.path.is_empty() && !test.negated => {
            match &test.operation {
                Operation::In(values) => i64::try_from(values.len()).ok(),
                Operation::Compare(Compare::Eq, None, _) => Some(1),
                _ => None,
            }
        }
        _ => None,
    }
}

/// About how many rows of `target` one row of `origin` has.
fn in_a_list(scope: Scope<'_>, origin: &Table, target: &Table, embed: &EmbedPlan) -> i64 {
    let most = limit(scope, &embed.read);
    let (Some(size), Some(origins)) = (scope.cache.sizes.of(&target.name), scope.cache.sizes.of(&origin.name)) else {
        return most;
    };
    (size / origins.max(1)).max(LEAST_IN_A_LIST).min(most)
}

#[cfg(test)]
mod tests {
    use super::super::{Columns, read::read};
    use super::*;
    use crate::limits::Limits;
    use crate::request::query::{KeysAre, Query};
    use crate::schema_cache::fixture::cache;

    /// What becomes of a read in a world of 10,000 people with 100,000 posts and 1,000 teams.
    fn judged(role: Role, table: &str, raw: &str) -> Result<(), RestError> {
        let (cache, limits) = (cache(), Limits::default());
        cache.sizes.replace([("people", 10_000), ("posts", 100_000), ("teams", 1_000), ("memberships", 30_000)]);
        let scope = Scope { cache: &cache, role, limits: &limits };
        let query = Query::parse(raw, KeysAre::Filters, &limits).expect(raw);
        let table = scope.table(table).expect("a table");
        let plan = read(scope, Columns::Table(table), &query).expect(raw);
        check(scope, table, &plan)
    }

    fn is_too_many(role: Role, table: &str, raw: &str) -> bool {
        match judged(role, table, raw) {
            Ok(()) => false,
            Err(RestError::TooManyRows) => true,
            Err(other) => panic!("{raw}: {other}"),
        }
    }

    #[test]
    fn h4_lists_inside_lists_multiply() {
        let posts = "posts!author_id(id)";
        assert!(!is_too_many(Role::Anon, "people", &format!("select=id,{posts}")), "1,000 × 16");
        let three = "select=id,memberships(since,teams(title,memberships(since)))";
        assert!(!is_too_many(Role::Authenticated, "people", three), "1,000 × 4 × 32");
        // 1,000 teams × 32 memberships × a person × 16 posts = 512,000.
        let deep = format!("select=id,memberships(since,people(name,{posts}))");
        assert!(is_too_many(Role::Anon, "teams", &deep));
        assert!(!is_too_many(Role::Authenticated, "teams", &deep));
        assert!(!is_too_many(Role::Anon, "teams", &format!("{deep}&limit=20")));
        assert!(!is_too_many(Role::Anon, "teams", &format!("{deep}&id=eq.7")));
        assert!(!is_too_many(Role::Anon, "teams", &format!("{deep}&id=in.(7,8)")));
        assert!(is_too_many(Role::Anon, "teams", &format!("{deep}&id=not.eq.7")));
        assert!(!is_too_many(Role::Anon, "teams", &format!("{deep}&memberships.limit=3")), "1,000 × 3 × 16");
        let deeper = "select=id,memberships(people(posts!author_id(people!author_id(posts!author_id(id)))))";
        assert!(is_too_many(Role::Authenticated, "teams", deeper));
        assert!(!is_too_many(Role::ServiceRole, "teams", deeper));
    }

    #[test]
    fn h4_a_visitor_does_not_go_round_in_circles() {
        let circle = |role, table: &str, raw: &str| matches!(judged(role, table, raw), Err(RestError::EmbedLoop(_)));
        for (table, raw) in [
            ("posts", "select=id,people!author_id(id,posts!author_id(id))&limit=1"),
            ("people", "select=id,posts!author_id(id,people!author_id(id,posts!author_id(id)))&limit=1"),
            ("people", "select=id,teams!memberships(id,people!memberships(id))&limit=1"),
        ] {
            assert!(circle(Role::Anon, table, raw), "{raw}");
            assert!(!circle(Role::Authenticated, table, raw), "{raw}");
        }
        let back = "select=id,posts!author_id(id,people!editor_id(id))&limit=1";
        assert!(!circle(Role::Anon, "people", back), "one each");
        for tree in ["select=id,manager_id(id,manager_id(id))&limit=1", "select=id,people(id,people(id))&limit=1"] {
            assert!(!circle(Role::Anon, "people", tree), "{tree}");
        }
    }

    #[test]
    fn the_size_of_a_hidden_table_is_not_told() {
        let (cache, limits) = (cache(), Limits::default());
        for size in [1, 1_000_000] {
            cache.sizes.replace([("people", 10), ("secrets", size)]);
            let scope = Scope { cache: &cache, role: Role::Anon, limits: &limits };
            let query = Query::parse("select=secrets(id)", KeysAre::Filters, &limits).expect("a query");
            let table = scope.table("people").expect("a table");
            let plan = read(scope, Columns::Table(table), &query).expect("a plan");
            assert!(check(scope, table, &plan).is_ok());
        }
    }
}
