//! The statements that a change is decided by. Names come from the catalog, values are always bound, and the
//! text depends on shapes alone, so that the database keeps its plans.

use super::{
    catalog::{ColumnInfo, TableInfo},
    filter::{Comparison, Condition, Filter, IsValue, Test},
};
use devproof_db::{Bind, Sql};

/// Reads one row by its key: an array with each column as JSON text, and an array saying which filters hold.
pub fn read(info: &TableInfo, columns: &[&ColumnInfo], key: &[(&str, &str)], filters: &[&Filter]) -> Sql {
    let mut sql = Sql::new("select array[");
    for (at, column) in columns.iter().enumerate() {
        sql.push(if at == 0 { "to_jsonb(t." } else { ", to_jsonb(t." });
        sql.push(&identifier(&column.name));
        sql.push(")::text");
    }
    sql.push("]::text[] as cells, ");
    push_filters(&mut sql, filters);
    sql.push(" as holds");
    push_from(&mut sql, info);
    for (at, (name, value)) in key.iter().enumerate() {
        sql.push(if at == 0 { " where t." } else { " and t." });
        sql.push(&identifier(name));
        sql.push(" = ");
        sql.push_bind(*value);
    }
    sql
}

/// Says which filters hold for a row that is gone, by the values that the log carried.
pub fn test_values(values: &[(&ColumnInfo, Option<&str>)], filters: &[&Filter]) -> Sql {
    let mut sql = Sql::new("select ");
    push_filters(&mut sql, filters);
    sql.push(" from (select ");
    for (at, (column, value)) in values.iter().enumerate() {
        sql.push(if at == 0 { "cast(" } else { ", cast(" });
        sql.push_bind(value.map_or(Bind::NULL, Bind::from));
        sql.push(" as ");
        sql.push(&column.sql_type);
        sql.push(") as ");
        sql.push(&identifier(&column.name));
    }
    sql.push(") t");
    sql
}

/// Reads nothing, yet fails where reading would: a missing right, an operator that the type does not have, a
/// value that is none of the type.
pub fn probe(info: &TableInfo, filter: &Filter) -> Sql {
    let mut sql = Sql::new("select ");
    push_filters(&mut sql, &[filter]);
    push_from(&mut sql, info);
    sql.push(" limit 0");
    sql
}

/// Tries the regular expressions of a filter, when it has any.
pub fn probe_patterns(filter: &Filter) -> Option<Sql> {
    let mut sql = Sql::new("select true");
    let mut any = false;
    for condition in &filter.conditions {
        if let Test::Compare(Comparison::Match | Comparison::IMatch, pattern) = &condition.test {
            any = true;
            sql.push(", ''::text ~ ");
            sql.push_bind(pattern);
        }
    }
    any.then_some(sql)
}

fn push_from(sql: &mut Sql, info: &TableInfo) {
    sql.push(" from ");
    sql.push(&identifier(&info.schema));
    sql.push(".");
    sql.push(&identifier(&info.table));
    sql.push(" t");
}

fn push_filters(sql: &mut Sql, filters: &[&Filter]) {
    sql.push("array[");
    for (at, filter) in filters.iter().enumerate() {
        sql.push(if at == 0 { "coalesce(" } else { ", coalesce(" });
        for (at, condition) in filter.conditions.iter().enumerate() {
            if at > 0 {
                sql.push(" and ");
            }
            push_condition(sql, condition);
        }
        if filter.conditions.is_empty() {
            sql.push("true");
        }
        sql.push(", false)");
    }
    sql.push("]::bool[]");
}

fn push_condition(sql: &mut Sql, condition: &Condition) {
    sql.push(if condition.negated { "(not t." } else { "(t." });
    sql.push(&identifier(&condition.column));
    match &condition.test {
        Test::Is(word) => sql.push(match word {
            IsValue::Null => " is null",
            IsValue::NotNull => " is not null",
            IsValue::True => " is true",
            IsValue::False => " is false",
            IsValue::Unknown => " is unknown",
        }),
        Test::In(values) => {
            sql.push(" = any (");
            sql.push_bind(values.as_slice());
            sql.push(")");
        }
        Test::Compare(comparison, value) => {
            sql.push(operator(*comparison));
            match comparison {
                Comparison::Like | Comparison::ILike => sql.push_bind(value.replace('*', "%")),
                _ => sql.push_bind(value),
            }
        }
    }
    sql.push(")");
}

fn operator(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::Eq => " = ",
        Comparison::Neq => " <> ",
        Comparison::Lt => " < ",
        Comparison::Lte => " <= ",
        Comparison::Gt => " > ",
        Comparison::Gte => " >= ",
        Comparison::Like => " like ",
        Comparison::ILike => " ilike ",
        Comparison::Match => " ~ ",
        Comparison::IMatch => " ~* ",
        Comparison::IsDistinct => " is distinct from ",
    }
}

fn identifier(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_bound_and_names_are_quoted() {
        let mut info = TableInfo::example();
        info.table = "no\"tes".into();
        let filter = Filter::parse("body=not.like.a*,id=in.(x,y),secret=is.null").unwrap();
        let columns: Vec<_> = info.columns.iter().take(2).collect();
        let sql = read(&info, &columns, &[("id", "k'")], &[&filter, &Filter::default()]);
        assert_eq!(
            sql.text(),
            "select array[to_jsonb(t.\"id\")::text, to_jsonb(t.\"body\")::text]::text[] as cells, \
             array[coalesce((not t.\"body\" like $1) and (t.\"id\" = any ($2)) and (t.\"secret\" is null), false), \
             coalesce(true, false)]::bool[] as holds from \"public\".\"no\"\"tes\" t where t.\"id\" = $3"
        );
        assert_eq!(sql.binds()[0], Bind::from("a%"));
        assert_eq!(sql.binds()[2], Bind::from("k'"));
    }

    #[test]
    fn a_row_that_is_gone_is_tested_by_its_values() {
        let info = TableInfo::example();
        let filter = Filter::parse("body=gt.a").unwrap();
        let sql = test_values(&[(&info.columns[1], None)], &[&filter]);
        assert_eq!(
            sql.text(),
            "select array[coalesce((t.\"body\" > $1), false)]::bool[] from (select cast($2 as text) as \"body\") t"
        );
    }

    #[test]
    fn only_patterns_are_tried() {
        assert!(probe_patterns(&Filter::parse("a=eq.(").unwrap()).is_none());
        let sql = probe_patterns(&Filter::parse("a=imatch.x,b=match.(").unwrap()).unwrap();
        assert_eq!(sql.text(), "select true, ''::text ~ $1, ''::text ~ $2");
    }
}
