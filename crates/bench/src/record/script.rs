//! A pgbench script of recorded statements.

use super::log::Statement;
use crate::world::{LOGIN, World};
use anyhow::{bail, ensure};
use std::fmt::Write;

/// What PostgreSQL does for one request of a scenario.
pub struct Script {
    /// For pgbench: each transaction as one pipeline with one end, which is the least that PostgreSQL can be asked to do.
    pub text: String,
    /// The context and the statement behind it, where that is all there is, as any client could send them.
    pub read: Option<Read>,
}

/// The two statements of a read and what each person binds.
pub struct Read {
    pub context: Prepared,
    pub statement: Prepared,
}

/// A text with `$1…`, and the values of each person in order.
pub struct Prepared {
    pub text: String,
    pub values: Vec<Vec<Option<String>>>,
}

/// Transactions after which a connection of pgbench stands for the next person: six of them come round to everybody, and
/// learning who is next costs nothing that counts.
const SAME_PERSON: u32 = 100;

/// How the value of one place is found.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Source {
    Null,
    /// A column of `bench.callers`, read once by each connection.
    Column(usize),
    /// A new id in each transaction, the same in all its places.
    NewId,
    /// `sequence` of [`NUMBERS`], the statement before.
    Number,
}

/// The statement that gives a message its number: what comes after needs its answer.
const NUMBERS: &str = "private.next_message(";
const GSET: &str = " \\gset next_\n";

impl Script {
    /// Two recordings of everyone, in the same order of people.
    pub(super) async fn make(
        world: &World,
        first: &[Vec<Statement>],
        second: &[Vec<Statement>],
    ) -> anyhow::Result<Self> {
        let mut columns: Vec<Vec<String>> = Vec::new();
        let mut transactions = Transactions::default();
        for (n, statement) in first[0].iter().enumerate() {
            if !transactions.goes_on(&statement.text) {
                continue;
            }
            let mut sources = Vec::new();
            for place in 0..statement.values.len() {
                let of = |all: &[Vec<Statement>]| -> Vec<Option<String>> {
                    all.iter().map(|statements| statements[n].values.get(place).cloned().flatten()).collect()
                };
                sources.push(source(of(first), &of(second), &mut columns)?);
            }
            let end = if statement.text.contains(NUMBERS) { GSET } else { ";\n" };
            transactions.add(format!("{}{end}", with_sources(&statement.text, &sources)?));
        }
        callers(world, &columns).await?;
        let all = transactions.0;
        let is_fresh = all.iter().flatten().any(|text| text.contains(":fresh_a"));
        let pipelines: String = all.iter().map(|texts| pipelined(texts)).collect();
        let read = match (all.as_slice(), first[0].as_slice()) {
            ([one], [context, statement]) if one.len() == 2 => {
                Some(Read { context: prepared(context, first, 0), statement: prepared(statement, first, 1) })
            }
            _ => None,
        };
        Ok(Self { text: format!("{}{pipelines}", head(columns.len(), first.len(), is_fresh)), read })
    }
}

fn prepared(statement: &Statement, everybody: &[Vec<Statement>], nth: usize) -> Prepared {
    Prepared {
        text: statement.text.clone(),
        values: everybody.iter().map(|statements| statements[nth].values.clone()).collect(),
    }
}

/// One transaction. It is one pipeline, without `begin` and `commit`, unless a statement needs the answer of another: then
/// it is a pipeline up to that answer and one after it.
fn pipelined(texts: &[String]) -> String {
    match texts.iter().position(|text| text.ends_with(GSET)) {
        None => format!("\\startpipeline\n{}\\endpipeline\n", texts.concat()),
        Some(place) => format!(
            "\\startpipeline\nbegin;\n{}\\endpipeline\n{}\\startpipeline\n{}commit;\n\\endpipeline\n",
            texts[..place].concat(),
            texts[place],
            texts[place + 1..].concat()
        ),
    }
}

pub(super) fn begins(text: &str) -> bool {
    text.starts_with("begin")
}

pub(super) fn ends(text: &str) -> bool {
    ["commit", "rollback", "select 1; commit"].iter().any(|end| text.starts_with(end))
}

/// What sets role and claims.
pub(super) fn is_context(text: &str) -> bool {
    text.starts_with("select set_config('role'")
}

/// Statements by transaction, whichever way the server marks their bounds.
#[derive(Default)]
struct Transactions(Vec<Vec<String>>, Bound);

#[derive(Default, PartialEq, Eq)]
enum Bound {
    #[default]
    Ended,
    /// By `begin`: only `commit` ends it.
    Said,
    /// By the context alone: the next one begins another.
    Implied,
}

impl Transactions {
    /// Whether the statement is one of the transaction's own rather than a bound of it.
    fn goes_on(&mut self, text: &str) -> bool {
        if begins(text) {
            self.begin(Bound::Said);
            return false;
        }
        if ends(text) {
            self.1 = Bound::Ended;
            return false;
        }
        if self.1 == Bound::Ended || (self.1 == Bound::Implied && is_context(text)) {
            self.begin(Bound::Implied);
        }
        true
    }

    fn begin(&mut self, bound: Bound) {
        self.0.push(Vec::new());
        self.1 = bound;
    }

    fn add(&mut self, text: String) {
        if let Some(last) = self.0.last_mut() {
            last.push(text);
        }
    }
}

/// Where a value comes from: the same for a person in both recordings, or made again each time.
fn source(
    first: Vec<Option<String>>,
    second: &[Option<String>],
    columns: &mut Vec<Vec<String>>,
) -> anyhow::Result<Source> {
    if first.iter().all(Option::is_none) {
        return Ok(Source::Null);
    }
    if first.as_slice() != second {
        let all = |test: &dyn Fn(&str) -> bool| first.iter().flatten().all(|value| test(value));
        if all(&|value| uuid::Uuid::try_parse(value).is_ok()) {
            return Ok(Source::NewId);
        }
        if all(&|value| value.parse::<i64>().is_ok()) {
            return Ok(Source::Number);
        }
        // Times, addresses and what else is new each time: an old one costs the same.
    }
    let Some(values) = first.into_iter().collect::<Option<Vec<String>>>() else {
        bail!("a value is null for some people only");
    };
    let column = columns.iter().position(|known| *known == values).unwrap_or_else(|| {
        columns.push(values);
        columns.len() - 1
    });
    Ok(Source::Column(column))
}

/// The text with each `$n` replaced by what pgbench calls its value, which it binds in turn.
fn with_sources(text: &str, sources: &[Source]) -> anyhow::Result<String> {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['$', ':']) {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        if let Some(after) = from.strip_prefix("::").or_else(|| from.strip_prefix(":=")) {
            out.push_str(&from[..2]);
            rest = after;
            continue;
        }
        let name = from[1..].starts_with(|char: char| char.is_ascii_alphanumeric() || char == '_');
        if from.starts_with(':') && (!name || out.matches('\'').count() % 2 == 1) {
            // pgbench takes a name behind a colon for a variable, inside quotes as well: two texts have none.
            out.push_str(if name { ":' || '" } else { ":" });
            rest = &from[1..];
            continue;
        }
        let digits: String = from[1..].chars().take_while(char::is_ascii_digit).collect();
        ensure!(from.starts_with('$') && !digits.is_empty(), "pgbench would misread {from}");
        match sources.get(digits.parse::<usize>()?.wrapping_sub(1)) {
            // No variable has this name, and what pgbench does not know it binds as null.
            Some(Source::Null) => out.push_str(":nothing"),
            Some(Source::Column(column)) => write!(out, ":v{column}")?,
            Some(Source::NewId) => out.push_str(
                "(lpad(to_hex(:fresh_a::bigint), 16, '0') || lpad(to_hex(:fresh_b::bigint), 16, '0'))::uuid",
            ),
            Some(Source::Number) => out.push_str(":next_sequence"),
            None => bail!("${digits} has no value in the log"),
        }
        rest = &from[1 + digits.len()..];
    }
    out.push_str(rest);
    Ok(out)
}

/// Each connection learns who it stands for.
fn head(columns: usize, people: usize, is_fresh: bool) -> String {
    let names: Vec<String> = (0..columns).map(|column| format!("v{column}")).collect();
    // A script of statements without values, such as a visitor's, stands for nobody.
    let mut head = match names.is_empty() {
        true => String::new(),
        // Five is prime to 32 and more: connections start as far from one another as they can.
        false => format!(
            "\\if :turn % {SAME_PERSON} = 0\n\\set person (:client_id * 5 + :turn / {SAME_PERSON}) % {people}\n\
             select {} from bench.callers where client = :person \\gset\n\\endif\n\\set turn :turn + 1\n",
            names.join(", ")
        ),
    };
    if is_fresh {
        head.push_str("\\set fresh_a random(0, 4611686018427387903)\n\\set fresh_b random(0, 4611686018427387903)\n");
    }
    head
}

async fn callers(world: &World, columns: &[Vec<String>]) -> anyhow::Result<()> {
    let names: Vec<String> = (0..columns.len()).map(|column| format!(", v{column} text")).collect();
    world
        .admin
        .batch_execute(&format!(
            "drop table if exists bench.callers;
             create table bench.callers (client int primary key{});
             grant select on bench.callers to {LOGIN}",
            names.concat()
        ))
        .await?;
    for client in 0..columns.first().map_or(0, Vec::len) {
        let places: Vec<String> = (0..columns.len()).map(|column| format!(", ${}", column + 1)).collect();
        let values: Vec<&(dyn tokio_postgres::types::ToSql + Sync)> =
            columns.iter().map(|column| &column[client] as _).collect();
        let insert = format!("insert into bench.callers values ({client}{})", places.concat());
        world.admin.execute(&insert, &values).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_transaction_is_one_pipeline_unless_it_needs_an_answer() {
        let texts = ["a;\n", "b;\n"].map(str::to_owned);
        assert_eq!(pipelined(&texts), "\\startpipeline\na;\nb;\n\\endpipeline\n");
        let texts = ["a;\n".to_owned(), format!("b{GSET}"), "c;\n".to_owned()];
        assert_eq!(
            pipelined(&texts),
            "\\startpipeline\nbegin;\na;\n\\endpipeline\nb \\gset next_\n\\startpipeline\nc;\ncommit;\n\\endpipeline\n"
        );
    }

    #[test]
    fn values_take_their_places() {
        let sources = [Source::Column(3), Source::Null, Source::NewId];
        let text = with_sources("select $1::text, f(a := $2), $3", &sources).unwrap();
        assert!(text.starts_with("select :v3::text, f(a := :nothing), (lpad("), "{text}");
        assert_eq!(with_sources("to_char(t, 'HH:MI: ')", &[]).unwrap(), "to_char(t, 'HH:' || 'MI: ')");
        assert!(with_sources("select :name", &[]).is_err());
        assert!(with_sources("select $2", &sources[..1]).is_err());
    }
}
