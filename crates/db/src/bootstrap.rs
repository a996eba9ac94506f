//! The roles and the database: once per cluster, by a superuser, before any migration.
//!
//! Roles belong to the cluster, so the lock is taken in the database `postgres`, whatever database is made.

use crate::{DbError, FromRow, NamedColumns};
use tokio_postgres::{Client, Config, NoTls};

/// The passwords of the three logins.
#[derive(Clone)]
pub struct Passwords {
    /// `devproof_owner`: owns everything, runs migrations.
    pub owner: String,
    /// `devproof_gate`: the pool's login.
    pub gate: String,
    /// `devproof_replicator`: the change feed's login.
    pub replicator: String,
}

/// Any number that only we use, so that two nodes that start at once meet.
const LOCK: i64 = 0x6465_7670_726f_6f66;

/// What each role is. `devproof_gate` is `noinherit`: it can become the five roles below and has none of their
/// rights itself.
const ROLES: [(&str, &str); 8] = [
    ("devproof_owner", "login nosuperuser nocreaterole nocreatedb"),
    ("devproof_gate", "login noinherit nosuperuser nocreaterole nocreatedb"),
    ("devproof_replicator", "login replication nosuperuser nocreaterole nocreatedb"),
    ("anon", "nologin noinherit"),
    ("authenticated", "nologin noinherit"),
    ("service_role", "nologin noinherit bypassrls"),
    ("app_command", "nologin noinherit"),
    ("devproof_system", "nologin noinherit"),
];

/// The statements that make roles and memberships, for an operator to run by hand. Each is harmless when run again.
pub fn role_sql(passwords: &Passwords) -> Vec<String> {
    let mut sql = Vec::new();
    for (name, attributes) in ROLES {
        sql.push(format!(
            "do $$ begin if not exists (select from pg_roles where rolname = '{name}') \
             then create role {name}; end if; end $$"
        ));
        sql.push(format!("alter role {name} {attributes}"));
    }
    for (name, password) in [
        ("devproof_owner", &passwords.owner),
        ("devproof_gate", &passwords.gate),
        ("devproof_replicator", &passwords.replicator),
    ] {
        sql.push(format!("alter role {name} password '{}'", password.replace('\'', "''")));
    }
    sql.push("grant anon, authenticated, service_role, app_command, devproof_system to devproof_gate".to_owned());
    sql
}

/// The statements that prepare a database, to be run inside it by a superuser.
pub fn database_sql(database: &str) -> Vec<String> {
    let name = quote(database);
    vec![
        format!("alter database {name} owner to devproof_owner"),
        format!("revoke all on database {name} from public"),
        format!("grant connect on database {name} to devproof_gate, devproof_replicator"),
        "alter schema public owner to devproof_owner".to_owned(),
        "revoke all on schema public from public".to_owned(),
    ]
}

fn quote(identifier: &str) -> String {
    format!("\"{}\"", identifier.replace('"', "\"\""))
}

/// Makes the roles and the database `database`, or brings them to what they should be. `admin` is a superuser's
/// login; its database name does not matter.
///
/// # Errors
/// When the server cannot be reached or `admin` has not the rights.
pub async fn bootstrap(admin: &Config, passwords: &Passwords, database: &str) -> Result<(), DbError> {
    let mut maintenance = admin.clone();
    maintenance.dbname("postgres");
    let client = open(&maintenance).await?;
    client.batch_execute(&format!("select pg_advisory_lock({LOCK})")).await?;
    let result = make(&client, admin, passwords, database).await;
    // The lock ends with the session at the latest.
    client.batch_execute(&format!("select pg_advisory_unlock({LOCK})")).await?;
    result
}

async fn make(client: &Client, admin: &Config, passwords: &Passwords, database: &str) -> Result<(), DbError> {
    for statement in role_sql(passwords) {
        client.batch_execute(&statement).await?;
    }
    let exists = client.query_opt("select 1 from pg_database where datname = $1", &[&database]).await?.is_some();
    if !exists {
        client
            .batch_execute(&format!(
                "create database {} owner devproof_owner encoding 'UTF8' template template0",
                quote(database)
            ))
            .await?;
    }
    let mut inside = admin.clone();
    inside.dbname(database);
    let inside = open(&inside).await?;
    for statement in database_sql(database) {
        inside.batch_execute(&statement).await?;
    }
    Ok(())
}

pub(crate) async fn open(config: &Config) -> Result<Client, DbError> {
    let (client, driver) = config.connect(NoTls).await.map_err(|error| DbError::connect(&error))?;
    tokio::spawn(driver);
    Ok(client)
}

crate::columns! {
    struct Server {
        version: i32,
        wal_level: String,
    }
}

/// What an existing server lacks, each as a sentence that says how to fix it. Empty: it can be used.
///
/// # Errors
/// When the server does not answer.
pub async fn lacks(gate: &Config) -> Result<Vec<String>, DbError> {
    let client = open(gate).await?;
    let mut lacks = Vec::new();
    let server =
        "select current_setting('server_version_num')::int as version, current_setting('wal_level') as wal_level";
    let Server { version, wal_level } = Server::from_row(&client.query_one(server, &[]).await?)?;
    if version < 150_000 {
        lacks.push(format!("PostgreSQL 15 or newer is needed; the server is {}", version / 10_000));
    }
    if wal_level != "logical" {
        lacks.push(format!("wal_level is \"{wal_level}\"; set wal_level = logical and restart the server"));
    }
    let names: Vec<&str> = ROLES.iter().map(|(name, _)| *name).collect();
    for row in client
        .query("select name from unnest($1::text[]) name where name not in (select rolname from pg_roles)", &[&names])
        .await?
    {
        let name: String = row.named("name")?;
        lacks.push(format!("the role {name} is missing; run devproof bootstrap"));
    }
    Ok(lacks)
}
