//! The mutations that there are, read from the catalog.

use super::{Row, Stage};
use crate::access::grid::Kind;
use tokio_postgres::Client;

/// One way to spoil the rights.
#[derive(Debug, Clone)]
pub struct Mutation {
    /// "dropped", "opened" or "granted whole".
    pub how: &'static str,
    pub schema: String,
    pub table: String,
    /// The policy, or the privilege of a grant.
    pub what: String,
    /// `restrictive` or empty.
    pub form: &'static str,
    pub roles: Vec<String>,
    pub sql: String,
}

/// Everything that each role of ours may do by columns, and not on the whole table.
const BY_COLUMNS: &str = "
    select distinct p.table_name::text, p.grantee::text, p.privilege_type::text
    from information_schema.column_privileges p
    where p.table_schema = 'public' and p.grantee in ('anon', 'authenticated') and not exists (
        select from information_schema.table_privileges t
        where t.table_schema = p.table_schema and t.table_name = p.table_name and t.grantee = p.grantee
          and t.privilege_type = p.privilege_type)
    order by 1, 2, 3";

const POLICIES: &str = "
    select schemaname::text, tablename::text, policyname::text, permissive = 'RESTRICTIVE', roles::text[], cmd,
        coalesce(qual, 'true') = 'true' and coalesce(with_check, 'true') = 'true'
    from pg_policies order by 1, 2, 3";

/// Each policy dropped; each permissive one of callers let open; each grant of columns made one of the table.
pub async fn mutations(admin: &Client) -> Vec<Mutation> {
    let mut all = Vec::new();
    for row in admin.query(POLICIES, &[]).await.expect("the catalog answers") {
        let (schema, table, policy): (String, String, String) = (row.get(0), row.get(1), row.get(2));
        let (restrictive, roles, command, open): (bool, Vec<String>, String, bool) =
            (row.get(3), row.get(4), row.get(5), row.get(6));
        let callers = roles.iter().any(|role| matches!(role.as_str(), "anon" | "authenticated"));
        let one = Mutation {
            how: "dropped",
            sql: format!("drop policy {policy} on {schema}.{table}"),
            schema: schema.clone(),
            table: table.clone(),
            what: policy.clone(),
            form: if restrictive { "restrictive" } else { "" },
            roles,
        };
        if callers && !open && !restrictive {
            let parts = match command.as_str() {
                "INSERT" => "with check (true)",
                "SELECT" | "DELETE" => "using (true)",
                _ => "using (true) with check (true)",
            };
            all.push(Mutation {
                how: "opened",
                sql: format!("alter policy {policy} on {schema}.{table} {parts}"),
                ..one.clone()
            });
        }
        all.push(one);
    }
    for row in admin.query(BY_COLUMNS, &[]).await.expect("the catalog answers") {
        let (table, role, privilege): (String, String, String) = (row.get(0), row.get(1), row.get(2));
        all.push(Mutation {
            how: "granted whole",
            sql: format!("grant {privilege} on public.{table} to {role}"),
            schema: "public".to_owned(),
            table,
            what: privilege.to_lowercase(),
            form: "",
            roles: vec![role],
        });
    }
    all
}

impl Mutation {
    /// Nothing: to see that the grid is right before.
    pub fn none() -> Self {
        Self {
            how: "left alone",
            schema: "public".to_owned(),
            table: "companies".to_owned(),
            what: String::new(),
            form: "",
            roles: vec!["authenticated".to_owned(), "app_command".to_owned()],
            sql: "select 1".to_owned(),
        }
    }

    /// "public.companies visitors, dropped".
    pub fn name(&self) -> String {
        format!("{}.{} {}, {}", self.schema, self.table, self.what, self.how)
    }

    /// As `regclass` writes it.
    pub fn table(&self) -> String {
        if self.schema == "public" { self.table.clone() } else { format!("{}.{}", self.schema, self.table) }
    }

    /// Whether a row of the grid speaks of this table.
    pub fn is_about(&self, row: &Row) -> bool {
        self.schema == "public" && row.kind == Kind::Table && row.object == self.table
    }

    /// How many of the table's words a row of the grid mentions: its commands are tried first.
    pub fn likeness(&self, row: &Row) -> usize {
        let said = format!("{} {}", row.object, row.says);
        self.table.split('_').filter(|word| said.contains(&word[..word.len().min(5)])).count()
    }

    /// The parts of the grid to run, likeliest first; each list on a copy of its own, since writes and commands change what
    /// is read.
    pub(super) fn attempts(&self) -> Vec<Vec<Stage>> {
        let of = |role: &str| self.roles.iter().any(|name| name == role);
        let callers = of("anon") || of("authenticated");
        let mut attempts = Vec::new();
        match self.schema.as_str() {
            "public" => {
                if callers {
                    attempts.push(vec![Stage::Reads, Stage::Embeds, Stage::Writes, Stage::Rules]);
                }
                if self.how == "opened" || of("app_command") {
                    attempts.push(vec![Stage::Bare]);
                }
                if of("app_command") {
                    attempts.push(vec![Stage::Commands]);
                }
                attempts.push(vec![Stage::OtherReads]);
            }
            "storage" if callers => attempts.extend([vec![Stage::Buckets, Stage::Rules], vec![Stage::Bare]]),
            "realtime" => attempts.push(vec![Stage::Topics]),
            _ => attempts.push(vec![Stage::Inside]),
        }
        attempts
    }
}
