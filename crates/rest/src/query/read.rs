//! Reads: the rows of a table with what is embedded in them.
//!
//! Spread embeds have columns rather than one value, so they are joined laterally. The other
//! embeds are scalar subqueries in the select list, which PostgreSQL evaluates after order and limit, so only the
//! rows of the answer pay for them; conditions on embeds are `exists`, which it turns into joins.

use super::{RESPONSE_SETTINGS, Writer};
use crate::plan::read::{EmbedPlan, OrderBy, Output, ReadPlan};
use crate::request::accept::Form;
use crate::request::order::{Direction, Nulls};
use crate::sql::{ident, qualified};
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

/// What the columns of rows go by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Naming {
    /// Their keys, which the JSON of the rows takes over.
    Keys,
    /// Their places, `c0` and on, for SQL that names them: keys may occur twice.
    Places,
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
    writer.push(" as total, p.n as rows, case when octet_length(p.body) <= ");
    writer.sql.push_bind(options.max_bytes);
    writer.push("::bigint then p.body end as body, octet_length(p.body)::bigint as body_bytes, ");
    writer.push(RESPONSE_SETTINGS);
    writer.push(
        ", null::bigint as affected, null::bigint as updated, null::text as location from (select count(*) as n, ",
    );
    if options.head {
        writer.push("'' as body from (");
        writer.rows(&qualified(table), None, plan, Naming::Keys);
        writer.push(") r");
    } else {
        writer.body_of_rows(options.form, options.form.singular, &qualified(table), plan);
    }
    writer.push(") p");
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
    pub(super) fn rows(&mut self, from: &str, join: Option<Join>, plan: &ReadPlan, naming: Naming) {
        let join = match join {
            Some(join) => join,
            None => Join { alias: self.alias(), between: None, conditions: Vec::new() },
        };
        self.push("select ");
        self.outputs(&join.alias, plan, naming);
        self.push(" from ");
        self.from(from, &join);
        self.spreads(&join.alias, plan);
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

    fn outputs(&mut self, alias: &str, plan: &ReadPlan, naming: Naming) {
        let mut place = 0;
        let mut name = |writer: &mut Self, key: &str| {
            writer.push(&match naming {
                Naming::Keys => format!(" as {}", ident(key)),
                Naming::Places => format!(" as c{place}"),
            });
            place += 1;
        };
        self.joined(", ", &plan.outputs, |writer, output| match output {
            Output::Everything(_) if naming == Naming::Keys => writer.push(&format!("{alias}.*")),
            Output::Everything(names) => writer.joined(", ", names, |writer, key| {
                writer.push(&format!("{alias}.{}", ident(key)));
                name(writer, key);
            }),
            Output::Column { value, cast, key } => {
                writer.value(alias, value);
                if let Some(cast) = cast {
                    writer.push(&format!("::{cast}"));
                }
                name(writer, key);
            }
            Output::Count { cast, key } => {
                writer.push("count(*)");
                if let Some(cast) = cast {
                    writer.push(&format!("::{cast}"));
                }
                name(writer, key);
            }
            Output::Embed(at) if plan.embeds[*at].spread => {
                let keys = plan.embeds[*at].read.keys().unwrap_or_default();
                writer.joined(", ", keys.into_iter().enumerate(), |writer, (column, key)| {
                    writer.push(&format!("{}.c{column}", spread_alias(alias, *at)));
                    name(writer, key);
                });
            }
            Output::Embed(at) => {
                writer.embed(alias, &plan.embeds[*at]);
                name(writer, &plan.embeds[*at].key);
            }
        });
    }

    /// The related rows of each spread embed as one row beside the outer one: the related row itself, or an array
    /// for each column.
    fn spreads(&mut self, origin: &str, plan: &ReadPlan) {
        for (place, embed) in plan.embeds.iter().enumerate().filter(|(_, embed)| embed.spread && embed.shown()) {
            let join = self.join(origin, embed);
            let to_one = embed.relationship.cardinality.to_one();
            self.push(" left join lateral (select ");
            match to_one {
                true => self.push("r.*"),
                false => {
                    let columns = 0..embed.read.keys().unwrap_or_default().len();
                    self.joined(", ", columns, |writer, column| {
                        writer.push(&format!("coalesce(json_agg(r.c{column}), '[]'::json) as c{column}"));
                    });
                }
            }
            self.push(" from (");
            self.rows(&qualified(&embed.relationship.target), Some(join), &embed.read, Naming::Places);
            self.push(if to_one { ") r limit 1" } else { ") r" });
            self.push(&format!(") as {} on true", spread_alias(origin, place)));
        }
    }

    /// The related rows as JSON: an object or null, or an array.
    fn embed(&mut self, origin: &str, embed: &EmbedPlan) {
        let from = qualified(&embed.relationship.target);
        let join = self.join(origin, embed);
        if embed.relationship.cardinality.to_one() {
            self.push("(select row_to_json(r) from (");
            self.rows(&from, Some(join), &embed.read, Naming::Keys);
            // Through a view the key need not be unique.
            self.push(") r limit 1)");
        } else {
            self.push("coalesce((select json_agg(r) from (");
            self.rows(&from, Some(join), &embed.read, Naming::Keys);
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

/// The alias of a spread embed's row.
fn spread_alias(origin: &str, place: usize) -> String {
    format!("{origin}_s{place}")
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
