//! Reads: the rows of a table with what is embedded in them.
//!
//! Embeds are scalar subqueries in the select list, which PostgreSQL evaluates after order and limit, so only the
//! rows of the answer pay for them; conditions on embeds are `exists`, which it turns into joins.

use super::{RESPONSE_SETTINGS, Writer, body_of_rows, ident, qualified};
use crate::plan::read::{EmbedPlan, OrderBy, Output, ReadPlan};
use crate::request::accept::Form;
use crate::request::order::{Direction, Nulls};
use devproof_db::Sql;

/// Whether all rows that match are counted beside those that are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counting {
    /// Not at all.
    No,
    /// All of them.
    All,
    /// Up to a bound.
    UpTo(i64),
}

/// What else a read's statement must do.
#[derive(Debug, Clone, Copy)]
pub struct ReadOptions {
    /// The answer's form.
    pub form: Form,
    /// HEAD: no body.
    pub head: bool,
    /// Whether all rows that match are counted.
    pub count: Counting,
    /// Bytes of the body at most.
    pub max_bytes: i64,
}

/// The statement that reads a table.
pub fn read(table: &str, plan: &ReadPlan, options: ReadOptions) -> Sql {
    let mut writer = Writer::default();
    writer.push("select ");
    writer.total(&qualified(table), plan, options.count);
    writer.push(", p.n, case when octet_length(p.body) <= ");
    writer.sql.push_bind(options.max_bytes);
    writer.push("::bigint then p.body end, octet_length(p.body)::bigint, ");
    writer.push(RESPONSE_SETTINGS);
    writer.push(", null::bigint, null::bigint, null::text from (select count(*) as n, ");
    match options.head {
        true => writer.push("''"),
        false => writer.push(&body_of_rows(options.form, options.form.singular)),
    }
    writer.push(" as body from (");
    writer.rows(&qualified(table), None, plan);
    writer.push(") r) p");
    writer.sql
}

impl Writer {
    /// How many rows match, whatever limit and offset say.
    pub(super) fn total(&mut self, from: &str, plan: &ReadPlan, count: Counting) {
        if count == Counting::No {
            return self.push("null::bigint");
        }
        let alias = self.alias();
        self.push(&format!("(select count(*) from (select 1 from {from} as {alias}"));
        self.filters(&alias, &[], &plan.conditions, &plan.embeds);
        if let Counting::UpTo(bound) = count {
            self.push(" limit ");
            self.sql.push_bind(bound);
        }
        self.push(") c)");
    }

    /// `select … from … where … order by … limit … offset …`
    pub(super) fn rows(&mut self, from: &str, join: Option<Join>, plan: &ReadPlan) {
        let join = match join {
            Some(join) => join,
            None => Join { alias: self.alias(), between: None, conditions: Vec::new() },
        };
        self.push("select ");
        self.outputs(&join.alias, plan);
        self.push(" from ");
        self.from(from, &join);
        self.filters(&join.alias, &join.conditions, &plan.conditions, &plan.embeds);
        self.order_and_limit(&join.alias, plan);
    }

    fn from(&mut self, from: &str, join: &Join) {
        self.push(&format!("{from} as {}", join.alias));
        if let Some(between) = &join.between {
            self.push(&format!(", {between}"));
        }
    }

    pub(super) fn order_and_limit(&mut self, alias: &str, plan: &ReadPlan) {
        if !plan.order.is_empty() {
            self.push(" order by ");
            self.joined(", ", &plan.order, |writer, order| writer.order(alias, order, &plan.embeds));
        }
        if let Some(limit) = plan.rows.limit {
            self.push(" limit ");
            self.sql.push_bind(limit);
        }
        if plan.rows.offset > 0 {
            self.push(" offset ");
            self.sql.push_bind(plan.rows.offset);
        }
    }

    fn outputs(&mut self, alias: &str, plan: &ReadPlan) {
        self.joined(", ", &plan.outputs, |writer, output| match output {
            Output::Everything => writer.push(&format!("{alias}.*")),
            Output::Column { value, cast, key } => {
                writer.value(alias, value);
                if let Some(cast) = cast {
                    writer.push(&format!("::{cast}"));
                }
                writer.push(&format!(" as {}", ident(key)));
            }
            Output::Embed(place) => {
                let embed = &plan.embeds[*place];
                writer.embed(alias, embed);
                writer.push(&format!(" as {}", ident(&embed.key)));
            }
        });
    }

    /// The related rows as JSON: an object or null, or an array.
    fn embed(&mut self, origin: &str, embed: &EmbedPlan) {
        let from = qualified(&embed.relationship.target);
        let join = self.join(origin, embed);
        if embed.relationship.cardinality.to_one() {
            self.push("(select row_to_json(r) from (");
            self.rows(&from, Some(join), &embed.read);
            // Through a view the key need not be unique.
            self.push(") r limit 1)");
        } else {
            self.push("coalesce((select json_agg(r) from (");
            self.rows(&from, Some(join), &embed.read);
            self.push(") r), '[]'::json)");
        }
    }

    /// Whether a related row exists that passes the embed's own conditions.
    pub(super) fn exists(&mut self, origin: &str, embed: &EmbedPlan) {
        let join = self.join(origin, embed);
        self.push("exists (select 1 from ");
        self.related(embed, &join);
        self.push(")");
    }

    /// The related table and which of its rows are meant.
    fn related(&mut self, embed: &EmbedPlan, join: &Join) {
        self.from(&qualified(&embed.relationship.target), join);
        self.filters(&join.alias, &join.conditions, &embed.read.conditions, &embed.read.embeds);
    }

    fn order(&mut self, alias: &str, order: &OrderBy, embeds: &[EmbedPlan]) {
        match order.embed {
            None => self.value(alias, &order.value),
            Some(place) => {
                let join = self.join(alias, &embeds[place]);
                self.push("(select ");
                self.value(&join.alias, &order.value);
                self.push(" from ");
                self.related(&embeds[place], &join);
                self.push(" limit 1)");
            }
        }
        self.push(match order.direction {
            None => "",
            Some(Direction::Asc) => " asc",
            Some(Direction::Desc) => " desc",
        });
        self.push(match order.nulls {
            None => "",
            Some(Nulls::First) => " nulls first",
            Some(Nulls::Last) => " nulls last",
        });
    }

    /// How the related table hangs on the origin's row.
    fn join(&mut self, origin: &str, embed: &EmbedPlan) -> Join {
        let alias = self.alias();
        let equal = |pairs: &[(String, String)], left: &str, right: &str| -> Vec<String> {
            let pair = |(a, b): &(String, String)| format!("{right}.{} = {left}.{}", ident(b), ident(a));
            pairs.iter().map(pair).collect()
        };
        let columns = &embed.relationship.columns;
        match &embed.relationship.junction {
            None => Join { conditions: equal(columns, origin, &alias), alias, between: None },
            Some(junction) => {
                let between = self.alias();
                let mut conditions = equal(columns, origin, &between);
                conditions.extend(equal(&junction.target_columns, &between, &alias));
                Join { conditions, between: Some(format!("{} as {between}", qualified(&junction.table))), alias }
            }
        }
    }
}

/// A table joined to another one's row.
pub(super) struct Join {
    /// The table's alias.
    alias: String,
    /// The junction with its alias.
    between: Option<String>,
    /// What ties them.
    conditions: Vec<String>,
}
