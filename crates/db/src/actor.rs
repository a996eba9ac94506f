//! On whose behalf a transaction runs.

use crate::{Bind, Sql};
use devproof_claims::Caller;
use std::time::Duration;
use uuid::Uuid;

/// The one statement that sets role, claims and further settings.
macro_rules! context {
    () => {
        "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), \
         set_config('request.jwt.claim.sub', $3, true), set_config('request.jwt.claim.session_id', $4, true), \
         set_config('request.jwt.claim.aal', $5, true), set_config('statement_timeout', $6, true)"
    };
}

/// Who a transaction runs as. Row level security binds all of them but [`Actor::Service`].
#[derive(Debug, Clone, Copy)]
pub enum Actor<'a> {
    /// The caller's own role with the caller's claims: reads and client writes.
    Caller(&'a Caller),
    /// The role `app_command` with the caller's claims: decisions of the product.
    Command(&'a Caller),
    /// `service_role`, without claims: background work.
    Service,
    /// `devproof_system`: the schemas of auth, storage, realtime and queue, and nothing of the product.
    System,
}

impl Actor<'_> {
    /// The database role.
    pub fn role(&self) -> &'static str {
        match self {
            Self::Caller(caller) => caller.role.as_str(),
            Self::Command(_) => "app_command",
            Self::Service => "service_role",
            Self::System => "devproof_system",
        }
    }

    fn caller(&self) -> Option<&Caller> {
        match self {
            Self::Caller(caller) | Self::Command(caller) => Some(caller),
            Self::Service | Self::System => None,
        }
    }

    /// The one statement that sets role, claims and further settings, all local to the transaction.
    /// `sub`, session and assurance level are in plain settings too, so that no policy parses JSON per row.
    pub(crate) fn context(&self, settings: &Settings, timeout: Duration, access: Access) -> Sql {
        let caller = self.caller();
        let id = |id: Option<Uuid>| id.map_or(Bind::fixed(""), Bind::from);
        let claims = match caller {
            Some(caller) => Bind::from(caller.claims.text()),
            None => Bind::from(format!(r#"{{"role":"{}"}}"#, self.role())),
        };
        // Only towards read-only can a transaction be changed once it has begun.
        let text = match access {
            Access::ReadOnly => concat!(context!(), ", set_config('transaction_read_only', 'on', true)"),
            Access::ReadWrite => context!(),
        };
        let mut sql = Sql::new(text)
            .bind(Bind::fixed(self.role()))
            .bind(claims)
            .bind(id(caller.and_then(|caller| caller.user_id)))
            .bind(id(caller.and_then(|caller| caller.session_id)))
            .bind(Bind::fixed(caller.map_or("", |caller| caller.aal.as_str())))
            .bind(settings.statement_timeout.unwrap_or(timeout).as_millis().to_string());
        for (name, value) in &settings.pairs {
            sql.push(", set_config(");
            sql.push_bind(*name);
            sql.push(", ");
            sql.push_bind(value.as_str());
            sql.push(", true)");
        }
        sql
    }
}

/// Whether a transaction may write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// PostgreSQL refuses every write (25006).
    ReadOnly,
    /// Reads and writes.
    ReadWrite,
}

/// Further settings of one transaction.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    /// Name and value, local to the transaction: `request.method`, `timezone`, … Names are fixed in our code.
    pub pairs: Vec<(&'static str, String)>,
    /// Another limit than the pool's for each statement.
    pub statement_timeout: Option<Duration>,
}
