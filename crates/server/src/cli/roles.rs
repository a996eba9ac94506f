//! `devproof bootstrap`.

use crate::config::{Config, ConfigError, Database, External};
use anyhow::Context;
use devproof_db::bootstrap::{self, Passwords};

/// Makes roles and database on an existing server, with the passwords that the settings name.
pub(super) async fn bootstrap(config: &Config, print_sql: bool) -> anyhow::Result<()> {
    let Database::External(external) = &config.database else {
        anyhow::bail!("the embedded PostgreSQL needs no bootstrap; devproof serve prepares it");
    };
    let passwords = Passwords {
        owner: password(&external.owner, "owner_database_url")?,
        gate: password(&external.gate, "database_url")?,
        replicator: password(&external.replication, "replication_url")?,
    };
    let database = external.gate.get_dbname().unwrap_or("devproof");
    if print_sql {
        print(external, &passwords, database);
        return Ok(());
    }
    let admin = external.admin.as_ref().ok_or_else(|| {
        ConfigError::new("admin_database_url", "is missing; roles are made by a superuser (or use --print-sql)")
    })?;
    bootstrap::bootstrap(admin, &passwords, database).await.context("DEVPROOF_ADMIN_DATABASE_URL")
}

fn print(external: &External, passwords: &Passwords, database: &str) {
    println!("-- To be run by a superuser, once. The passwords are those of the settings.");
    for statement in bootstrap::role_sql(passwords) {
        println!("{statement};");
    }
    println!("-- create database {database} owner devproof_owner encoding 'UTF8' template template0;");
    println!("-- Then, connected to {database} on {:?}:", external.gate.get_hosts());
    for statement in bootstrap::database_sql(database) {
        println!("{statement};");
    }
}

fn password(login: &tokio_postgres::Config, setting: &str) -> Result<String, ConfigError> {
    let bytes =
        login.get_password().ok_or_else(|| ConfigError::new(setting, "holds no password to give the role"))?;
    String::from_utf8(bytes.to_vec()).map_err(|_| ConfigError::new(setting, "holds a password that is not UTF-8"))
}
