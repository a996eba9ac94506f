//! Runs one command: authorization, idempotency key, the command itself, one commit.

use crate::{
    Command, CommandError, CommandSettings,
    rpc::{
        arguments::IDEMPOTENCY_KEY,
        caller::CallerProfile,
        command::{AccountState, AfterFailedQuery, PrepareQuery},
        context::CommandContext,
        external::ExternalAnswer,
        rows,
        signature::no_json,
    },
};
use aws_lc_rs::digest::{SHA256, digest};
use devproof_claims::{Caller, Clock};
use devproof_db::{Actor, Db, Row, Sql, Tx};
use serde_json::{Map, Value, value::RawValue};
use uuid::Uuid;

/// Runs of a command that keeps meeting other transactions.
const MAX_RUNS: usize = 3;
/// Longest idempotency key, in characters.
const MAX_KEY: usize = 200;

/// Runs a command by name, in one transaction. Not safe to cancel: the caller spawns it.
///
/// # Errors
/// [`CommandError`]; then nothing was done.
pub async fn dispatch(
    db: &Db,
    clock: &dyn Clock,
    settings: &CommandSettings,
    name: &str,
    caller: &Caller,
    mut args: Map<String, Value>,
) -> Result<Box<RawValue>, CommandError> {
    let command = crate::find(name).ok_or(CommandError::UnknownCommand)?;
    let call = Call { db, clock, settings, command, caller };
    let key = take_key(&mut args)?;
    let external = match &command.prepare_query {
        None => ExternalAnswer::Nothing,
        Some(prepare) => logged(name, call.query_external(*prepare, args.clone()).await)?,
    };
    for _ in 1..MAX_RUNS {
        match call.run_once(&external, key.as_deref(), args.clone()).await {
            Err(error) if error.met_another() => tracing::debug!(name, %error, "running a command again"),
            done => return logged(name, done),
        }
    }
    logged(name, call.run_once(&external, key.as_deref(), args).await)
}

fn logged<T>(name: &str, done: Result<T, CommandError>) -> Result<T, CommandError> {
    if let Err(CommandError::Internal(error) | CommandError::TryAgain(error)) = &done {
        tracing::error!(name, %error, "a command failed");
    }
    done
}

fn take_key(args: &mut Map<String, Value>) -> Result<Option<String>, CommandError> {
    let refused = |message| Err(CommandError::invalid(format!("/{IDEMPOTENCY_KEY}"), message));
    match args.remove(IDEMPOTENCY_KEY) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(key)) => match key.chars().count() {
            1..=MAX_KEY if !key.contains('\0') => Ok(Some(key)),
            _ => refused("must have 1 to 200 characters"),
        },
        Some(_) => refused("must be text"),
    }
}

/// Opens a transaction that runs as `app_command` with the caller's claims, and reads the caller's profile in the same
/// round trip.
pub(crate) async fn begin(db: &Db, caller: &Caller) -> Result<(Tx, CallerProfile), CommandError> {
    let (tx, profile, _) = begin_with(db, caller, Vec::new()).await?;
    Ok((tx, profile))
}

/// The same with more statements in that round trip; the rows of each of them.
async fn begin_with(
    db: &Db,
    caller: &Caller,
    first_reads: Vec<Sql>,
) -> Result<(Tx, CallerProfile, Vec<Vec<Row>>), CommandError> {
    let mut statements = first_reads;
    statements.insert(0, CallerProfile::statement());
    let (tx, mut answers) = db.begin_with(Actor::Command(caller), &statements).await?;
    let first_reads = answers.split_off(1);
    let profile = answers.pop().unwrap_or_default();
    Ok((tx, rows::row(&profile)?, first_reads))
}

/// Checks the state of the caller's account, and makes the context of a command.
pub(crate) async fn authorize<'a>(
    (tx, profile): (&'a Tx, CallerProfile),
    caller: &'a Caller,
    user_id: Uuid,
    clock: &dyn Clock,
    settings: &'a CommandSettings,
    required_state: AccountState,
) -> Result<CommandContext<'a>, CommandError> {
    let may_be_inactive = match required_state {
        AccountState::Anyone => true,
        AccountState::ActiveOrVisitor => user_id.is_nil(),
        AccountState::Active | AccountState::Onboarded => false,
    };
    if !may_be_inactive && !profile.is_session_active {
        let proof = Sql::new("select has_factor and aal <> 'aal2' from private.my_session_proof()");
        let owes_factor = tx.value_opt(&proof).await?.unwrap_or(false);
        return Err(if owes_factor { CommandError::SecondFactorNeeded } else { CommandError::AccountInactive });
    }
    if required_state == AccountState::Onboarded && !profile.is_onboarded {
        return Err(CommandError::OnboardingIncomplete);
    }
    Ok(CommandContext {
        tx,
        caller,
        user_id,
        profile,
        now: clock.now(),
        settings,
        external: &ExternalAnswer::Nothing,
        first_reads: &[],
        keeps_answer: false,
    })
}

/// One call of a command, the same in each of its runs.
struct Call<'a> {
    db: &'a Db,
    clock: &'a dyn Clock,
    settings: &'a CommandSettings,
    command: &'a Command,
    caller: &'a Caller,
}

impl Call<'_> {
    /// Queries the external service after the transaction that prepared the query has ended.
    async fn query_external(
        &self,
        prepare: PrepareQuery,
        args: Map<String, Value>,
    ) -> Result<ExternalAnswer, CommandError> {
        let user_id = self.caller.signed_in().ok_or(CommandError::NotSignedIn)?;
        let (tx, profile) = begin(self.db, self.caller).await?;
        let cx = self.authorize((&tx, profile), user_id).await?;
        let query = prepare(&cx, args.clone()).await?;
        drop(cx);
        tx.commit().await?;
        let answer = query.send(&self.settings.external).await;
        if let (Err(error), Some(after)) = (&answer, self.command.after_failed_query) {
            // The caller learns of the query's failure, whatever becomes of this.
            if let Err(error) = self.after_failed_query(after, args, user_id, error).await {
                tracing::error!(name = self.command.name, %error, "nothing could be written of a query that failed");
            }
        }
        answer
    }

    async fn after_failed_query(
        &self,
        after: AfterFailedQuery,
        args: Map<String, Value>,
        user_id: Uuid,
        error: &CommandError,
    ) -> Result<(), CommandError> {
        let (tx, profile) = begin(self.db, self.caller).await?;
        let cx = self.authorize((&tx, profile), user_id).await?;
        after(&cx, args, error).await?;
        drop(cx);
        Ok(tx.commit().await?)
    }

    async fn run_once(
        &self,
        external: &ExternalAnswer,
        key: Option<&str>,
        args: Map<String, Value>,
    ) -> Result<Box<RawValue>, CommandError> {
        let user_id = match self.command.required_state {
            AccountState::Anyone | AccountState::ActiveOrVisitor => self.caller.signed_in().unwrap_or_default(),
            AccountState::Onboarded | AccountState::Active => {
                self.caller.signed_in().ok_or(CommandError::NotSignedIn)?
            }
        };
        // A visitor has no keys.
        let key = key.filter(|_| !user_id.is_nil());
        let first_reads = self.command.first_reads.map_or_else(Vec::new, |first| first(user_id, &args));
        let (tx, profile, first_reads) = begin_with(self.db, self.caller, first_reads).await?;
        let authorized = self.authorize((&tx, profile), user_id).await?;
        let cx = CommandContext { external, first_reads: &first_reads, keeps_answer: key.is_some(), ..authorized };
        let answer = match key {
            None => self.run_command(&cx, args).await?,
            Some(key) => match claim(&tx, key, self.command.name, &args).await? {
                Claim::Done(answer) => return Ok(answer),
                Claim::New => {
                    let answer = self.run_command(&cx, args).await?;
                    let sql =
                        Sql::new("select private.finish_command_key($1, $2::jsonb)").bind(key).bind(answer.get());
                    tx.query(&sql).await?;
                    answer
                }
            },
        };
        drop(cx);
        tx.commit().await?;
        Ok(answer)
    }

    /// The command itself; what it refuses at a limit names the tier that lifts it.
    async fn run_command(
        &self,
        cx: &CommandContext<'_>,
        args: Map<String, Value>,
    ) -> Result<Box<RawValue>, CommandError> {
        match (self.command.run)(cx, args).await {
            Ok(answer) => Ok(answer),
            Err(refusal) => Err(cx.with_lifting_tier(refusal).await),
        }
    }

    async fn authorize<'t>(
        &'t self,
        opened: (&'t Tx, CallerProfile),
        user_id: Uuid,
    ) -> Result<CommandContext<'t>, CommandError> {
        authorize(opened, self.caller, user_id, self.clock, self.settings, self.command.required_state).await
    }
}

enum Claim {
    New,
    Done(Box<RawValue>),
}

devproof_db::columns! {
    /// What a key was used for.
    struct UsedKey {
        command: String,
        request_hash: String,
        /// JSON text.
        response: Option<String>,
    }
}

/// Takes the key. A second call with the same key waits here for the first to end.
async fn claim(tx: &Tx, key: &str, command: &str, args: &Map<String, Value>) -> Result<Claim, CommandError> {
    let hash = hash(args);
    let sql =
        Sql::new("select k.command, k.request_hash, k.response::text from private.claim_command_key($1, $2, $3) k")
            .bind(key)
            .bind(command)
            .bind(&hash);
    match tx.read_opt::<UsedKey>(&sql).await? {
        None => Ok(Claim::New),
        Some(used) if used.command == command && used.request_hash == hash => {
            let text = used.response.unwrap_or_else(|| "null".to_owned());
            Ok(Claim::Done(RawValue::from_string(text).map_err(|error| no_json(&error))?))
        }
        Some(_) => Err(CommandError::IdempotencyMismatch),
    }
}

/// Keys of objects are sorted in `serde_json`'s maps, so the same arguments hash alike in any order.
fn hash(args: &Map<String, Value>) -> String {
    let text = serde_json::to_vec(args).unwrap_or_default();
    hex::encode(digest(&SHA256, &text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn map(value: Value) -> Map<String, Value> {
        serde_json::from_value(value).unwrap_or_default()
    }

    #[test]
    fn equal_arguments_hash_alike() {
        let one = map(serde_json::from_str(r#"{"a":1,"b":{"c":2,"d":3}}"#).expect("JSON"));
        let two = map(serde_json::from_str(r#"{"b":{"d":3,"c":2},"a":1}"#).expect("JSON"));
        assert_eq!(hash(&one), hash(&two));
        assert_ne!(hash(&one), hash(&map(json!({ "a": 1 }))));
    }

    #[test]
    fn keys_are_short_text() {
        assert!(matches!(take_key(&mut map(json!({}))), Ok(None)));
        assert!(matches!(take_key(&mut map(json!({ "p_idempotency_key": "k" }))), Ok(Some(_))));
        for bad in [json!(""), json!(3), json!("k".repeat(201)), json!("a\u{0}")] {
            assert!(take_key(&mut map(json!({ "p_idempotency_key": bad }))).is_err());
        }
    }
}
