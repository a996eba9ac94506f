//! Conditions.

use super::Writer;
use crate::plan::read::{ColumnRef, EmbedPlan, Where};
use crate::request::filter::Junction;
use crate::request::operator::{Compare, Is, Operation, Quantifier, Test, TextQuery};
use crate::schema_cache::Holds;

impl Writer {
    /// ` where …` over the conditions and what inner embeds demand; nothing when there are none. `joins` is a
    /// condition that stands first, already as SQL text.
    pub(super) fn filters(&mut self, alias: &str, joins: &[String], conditions: &[Where], embeds: &[EmbedPlan]) {
        let mut first = true;
        let mut next = |writer: &mut Self| {
            writer.push(if first { " where " } else { " and " });
            first = false;
        };
        for join in joins {
            next(self);
            self.push(join);
        }
        for condition in conditions {
            next(self);
            self.condition(alias, condition, embeds);
        }
        for embed in embeds.iter().filter(|embed| embed.inner) {
            next(self);
            self.exists(alias, embed);
        }
    }

    fn condition(&mut self, alias: &str, condition: &Where, embeds: &[EmbedPlan]) {
        match condition {
            Where::Test(column, test) => self.test(alias, column, test),
            Where::Related { embed, exists } => {
                if !exists {
                    self.push("not ");
                }
                self.exists(alias, &embeds[*embed]);
            }
            Where::Group { negated, junction, members } => {
                self.push(if *negated { "not (" } else { "(" });
                let between = match junction {
                    Junction::And => " and ",
                    Junction::Or => " or ",
                };
                self.joined(between, members, |writer, member| writer.condition(alias, member, embeds));
                self.push(")");
            }
        }
    }

    fn test(&mut self, alias: &str, column: &ColumnRef, test: &Test) {
        self.push(if test.negated { "not (" } else { "(" });
        match &test.operation {
            Operation::Compare(kind, quantifier, value) => {
                self.value(alias, column);
                self.push(&format!(" {} ", operator(*kind)));
                match quantifier {
                    None => self.sql.push_bind(value),
                    Some(quantifier) => {
                        self.push(match quantifier {
                            Quantifier::Any => "any (",
                            Quantifier::All => "all (",
                        });
                        self.sql.push_bind(value);
                        self.push(")");
                    }
                }
            }
            Operation::In(values) => {
                self.value(alias, column);
                self.push(" = any (");
                self.sql.push_bind(values.as_slice());
                self.push(")");
            }
            Operation::Is(is) => {
                self.value(alias, column);
                self.push(match is {
                    Is::Null => " is null",
                    Is::NotNull => " is not null",
                    Is::True => " is true",
                    Is::False => " is false",
                    Is::Unknown => " is unknown",
                });
            }
            Operation::IsDistinct(value) => {
                self.value(alias, column);
                self.push(" is distinct from ");
                self.sql.push_bind(value);
            }
            Operation::Search(kind, config, words) => self.search(alias, column, *kind, config.as_deref(), words),
        }
        self.push(")");
    }

    fn search(&mut self, alias: &str, column: &ColumnRef, kind: TextQuery, config: Option<&str>, words: &str) {
        let is_vector = column.path.is_empty() && column.holds == Holds::TsVector;
        if is_vector {
            self.value(alias, column);
        } else {
            self.push("to_tsvector(");
            self.config(config);
            self.value(alias, column);
            self.push(")");
        }
        self.push(match kind {
            TextQuery::Raw => " @@ to_tsquery(",
            TextQuery::Plain => " @@ plainto_tsquery(",
            TextQuery::Phrase => " @@ phraseto_tsquery(",
            TextQuery::Web => " @@ websearch_to_tsquery(",
        });
        self.config(config);
        self.sql.push_bind(words);
        self.push("::text)");
    }

    fn config(&mut self, config: Option<&str>) {
        if let Some(config) = config {
            self.sql.push_bind(config);
            self.push("::regconfig, ");
        }
    }
}

fn operator(kind: Compare) -> &'static str {
    match kind {
        Compare::Eq => "=",
        Compare::Neq => "<>",
        Compare::Gt => ">",
        Compare::Gte => ">=",
        Compare::Lt => "<",
        Compare::Lte => "<=",
        Compare::Like => "like",
        Compare::Ilike => "ilike",
        Compare::Match => "~",
        Compare::Imatch => "~*",
        Compare::Contains => "@>",
        Compare::ContainedIn => "<@",
        Compare::Overlaps => "&&",
        Compare::StrictlyLeft => "<<",
        Compare::StrictlyRight => ">>",
        Compare::NotRight => "&<",
        Compare::NotLeft => "&>",
        Compare::Adjacent => "-|-",
    }
}
