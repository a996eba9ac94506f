//! The list of an account's providers, which follows its identities.

use crate::error::AuthError;
use devproof_db::{Sql, Tx};
use uuid::Uuid;

/// `app_metadata.providers` lists the providers of all identities, oldest first; `provider` stays what it was for as
/// long as it is among them.
pub(crate) async fn update(tx: &Tx, user: Uuid) -> Result<(), AuthError> {
    let sql = Sql::new(
        "with listed as (
             select jsonb_agg(x.provider order by x.since, x.provider) names
             from (select i.provider, min(i.created_at) since from auth.identities i
                   where i.user_id = $1::uuid group by i.provider) x
         )
         update auth.users u
         set app_metadata = u.app_metadata || jsonb_build_object(
             'providers', l.names,
             'provider', case when l.names @> jsonb_build_array(u.app_metadata -> 'provider')
                 then u.app_metadata -> 'provider' else l.names -> 0 end)
         from listed l where u.id = $1::uuid and l.names is not null",
    )
    .bind(user);
    tx.execute(&sql).await?;
    Ok(())
}
