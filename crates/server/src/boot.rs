//! From a configuration to a database that is ready: secrets, the embedded cluster or an existing server,
//! roles, schema.

mod secrets;

use crate::{
    config::{Config, Database, Mode},
    content, embedded_files,
};
use anyhow::{Context, bail};
use devproof_claims::MasterSecret;
use devproof_db::{
    Db, PoolLimits, bootstrap,
    cluster::{Cluster, ClusterOptions, Programs},
    migrate::{self, Outcome},
};
use secrets::Secrets;
use std::{fs::File, sync::Arc};

/// The database's name in an embedded cluster.
const DATABASE: &str = "devproof";

/// What a command of the binary needs of the database.
pub struct Booted {
    /// The pool, as `devproof_gate`.
    pub db: Db,
    /// The login that owns everything.
    pub owner: tokio_postgres::Config,
    /// The change feed's login.
    pub replication: tokio_postgres::Config,
    /// The embedded cluster, when there is one.
    pub cluster: Option<Arc<Cluster>>,
    /// What other secrets are derived from.
    pub secret: MasterSecret,
}

/// The master secret alone: enough to print keys.
///
/// # Errors
/// When its file cannot be made or read.
pub fn master_secret(config: &Config) -> anyhow::Result<MasterSecret> {
    match config.secret.as_deref().and_then(MasterSecret::parse) {
        Some(secret) => Ok(secret),
        None => Secrets::open(&config.data_dir)?.master(),
    }
}

/// Makes this process the only one that serves from the data folder, for as long as it keeps the file. With an
/// existing server there is nothing to hold: any number of nodes may share it.
///
/// # Errors
/// When another process holds it.
pub fn hold_data_dir(config: &Config) -> anyhow::Result<Option<File>> {
    match config.database {
        Database::Embedded { .. } => Secrets::open(&config.data_dir)?.hold().map(Some),
        Database::External(_) => Ok(None),
    }
}

/// Starts what must be started and brings the schema up to date. `step` is called for each long step.
///
/// # Errors
/// When any of it fails, with words that say what.
pub async fn boot(config: &Config, step: impl Fn(&str)) -> anyhow::Result<Booted> {
    let secret = master_secret(config)?;
    let (gate, owner, replication, cluster) = match &config.database {
        Database::Embedded { programs } => {
            let programs = Programs::find(programs.as_deref())?;
            step("Starting PostgreSQL");
            let (cluster, logins) = embedded(config, programs).await?;
            (logins.0, logins.1, logins.2, Some(Arc::new(cluster)))
        }
        Database::External(external) => {
            step("Looking at the database server");
            let lacks = bootstrap::lacks(&external.gate).await.context("DEVPROOF_DATABASE_URL")?;
            if !lacks.is_empty() {
                bail!("the database server will not do:\n- {}", lacks.join("\n- "));
            }
            (external.gate.clone(), external.owner.clone(), external.replication.clone(), None)
        }
    };
    step("Bringing the schema up to date");
    if let Outcome::Applied(new) = migrate::migrate(&owner, &embedded_files::schema()).await? {
        tracing::info!(new_migrations = new, "the schema was brought up to date");
    }
    content::load(&owner).await?;
    let db = Db::new(gate, pool_limits(config))?;
    Ok(Booted { db, owner, replication, cluster, secret })
}

/// The bounds of the pool, as the settings say.
pub fn pool_limits(config: &Config) -> PoolLimits {
    let limits = PoolLimits::default();
    PoolLimits {
        size: config.pool_size.unwrap_or(limits.size),
        visitors: config.visitor_pool_size,
        visitor_wait: config.visitor_wait,
        statement_timeout: config.statement_timeout,
        visitor_statement_timeout: config.visitor_statement_timeout,
        ..limits
    }
}

type Logins = (tokio_postgres::Config, tokio_postgres::Config, tokio_postgres::Config);

async fn embedded(config: &Config, programs: Programs) -> anyhow::Result<(Cluster, Logins)> {
    let secrets = Secrets::open(&config.data_dir)?;
    let options = ClusterOptions { folder: config.data_dir.join("postgres"), settings: Vec::new(), volatile: false };
    let cluster = Cluster::start(programs, &options).await?;
    if cluster.was_running() && config.mode == Mode::Production {
        tracing::info!("took over a PostgreSQL that was already running in the data folder");
    }
    let passwords = secrets.passwords()?;
    let logins = (
        cluster.login("devproof_gate", &passwords.gate, DATABASE),
        cluster.login("devproof_owner", &passwords.owner, DATABASE),
        cluster.login("devproof_replicator", &passwords.replicator, DATABASE),
    );
    // Asking costs a connection; doing it again would cost a dozen statements at every start.
    if bootstrap::lacks(&logins.0).await.map_or(true, |lacks| !lacks.is_empty()) {
        bootstrap::bootstrap(&cluster.admin("postgres"), &passwords, DATABASE).await?;
    }
    Ok((cluster, logins))
}
