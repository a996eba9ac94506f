//! SQL: one query over tables in memory, in a SQLite that may do nothing but read them.

use super::{Failed, Failure, Input, Job, ROWS_FAILED};
use rusqlite::hooks::{AuthAction, AuthContext, Authorization};
use rusqlite::limits::Limit;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, Error, ErrorCode, Statement};
use std::io::Write;

/// What one connection may have at most: the longest text or blob, statements, expressions and joins of a size that
/// people write.
const LIMITS: [(Limit, i32); 10] = [
    (Limit::SQLITE_LIMIT_LENGTH, 1_000_000),
    (Limit::SQLITE_LIMIT_SQL_LENGTH, 256 * 1024),
    (Limit::SQLITE_LIMIT_COLUMN, 200),
    (Limit::SQLITE_LIMIT_EXPR_DEPTH, 500),
    (Limit::SQLITE_LIMIT_COMPOUND_SELECT, 200),
    (Limit::SQLITE_LIMIT_VDBE_OP, 250_000),
    (Limit::SQLITE_LIMIT_ATTACHED, 0),
    (Limit::SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1_000),
    (Limit::SQLITE_LIMIT_TRIGGER_DEPTH, 10),
    (Limit::SQLITE_LIMIT_WORKER_THREADS, 0),
];

/// Functions that reach out, or that only make bulk.
const FORBIDDEN_FUNCTIONS: [&str; 6] =
    ["load_extension", "randomblob", "zeroblob", "fts3_tokenizer", "readfile", "writefile"];

/// The rows that the job's query answers, as JSON: a list of lists.
pub(super) fn rows(job: &Job, input: Input<'_>) -> Result<Vec<u8>, Failed> {
    let mut database = open(job.memory_bytes).map_err(|why| setup("The database cannot be opened: ", &why))?;
    database.execute_batch(&job.schema).map_err(|why| setup("The tables cannot be made: ", &why))?;
    // Read once while the tables are empty: what cannot be read is refused before there are results.
    let locked = "The database cannot be locked: ";
    database.authorizer(Some(may_read)).map_err(|why| setup(locked, &why))?;
    drop(query(&database, &job.source)?);
    database.authorizer(Some(may_fill)).map_err(|why| setup(locked, &why))?;
    database.execute_batch(&input()).map_err(|why| setup(ROWS_FAILED, &why))?;
    // A setup that leaves its transaction open has filled the tables all the same.
    database.authorizer(Some(may_read)).map_err(|why| setup(locked, &why))?;
    let mut statement = query(&database, &job.source)?;
    let columns = statement.column_count();
    let mut rows = statement.query(()).map_err(|why| runtime(&why))?;
    let mut json = vec![b'['];
    while let Some(row) = rows.next().map_err(|why| runtime(&why))? {
        json.extend_from_slice(if json.len() > 1 { b",[" } else { b"[" });
        for column in 0..columns {
            if column > 0 {
                json.push(b',');
            }
            write(row.get_ref(column).map_err(|why| runtime(&why))?, &mut json)?;
        }
        json.push(b']');
        if json.len() > job.result_bytes {
            let most = job.result_bytes / 1024;
            return Err(refuse(Failure::TooBig, format!("The answer is larger than {most} KiB."), None));
        }
    }
    json.push(b']');
    Ok(json)
}

fn query<'a>(database: &'a Connection, source: &str) -> Result<Statement<'a>, Failed> {
    let statement = database.prepare(source).map_err(|why| compile(source, &why))?;
    if statement.column_count() == 0 || statement.is_explain() != 0 {
        return Err(refuse(Failure::Compile, "An answer is one query: a SELECT, or WITH … SELECT.", None));
    }
    Ok(statement)
}

/// An empty database in memory, whose owner may make and fill tables and nothing else.
fn open(memory: u64) -> rusqlite::Result<Connection> {
    let mut database = Connection::open_in_memory()?;
    // A large sort would go to a file, which the cage ends.
    database.execute_batch(&format!(
        "PRAGMA temp_store = 2; PRAGMA trusted_schema = 0; PRAGMA hard_heap_limit = {memory};"
    ))?;
    for (limit, value) in LIMITS {
        database.set_limit(limit, value)?;
    }
    database.authorizer(Some(may_fill))?;
    Ok(database)
}

/// What the task's own SQL may do: it comes from authors, employers and candidates with rows of their own.
fn may_fill(context: AuthContext<'_>) -> Authorization {
    match context.action {
        AuthAction::Attach { .. }
        | AuthAction::Detach { .. }
        | AuthAction::Pragma { .. }
        | AuthAction::CreateVtable { .. }
        | AuthAction::DropVtable { .. }
        | AuthAction::Unknown { .. } => Authorization::Deny,
        AuthAction::Function { function_name } => may_call(function_name),
        _ => Authorization::Allow,
    }
}

/// What the candidate's query may do.
fn may_read(context: AuthContext<'_>) -> Authorization {
    match context.action {
        AuthAction::Select | AuthAction::Read { .. } | AuthAction::Recursive => Authorization::Allow,
        AuthAction::Function { function_name } => may_call(function_name),
        _ => Authorization::Deny,
    }
}

fn may_call(name: &str) -> Authorization {
    let forbidden = FORBIDDEN_FUNCTIONS.iter().any(|forbidden| name.eq_ignore_ascii_case(forbidden));
    if forbidden { Authorization::Deny } else { Authorization::Allow }
}

fn write(value: ValueRef<'_>, json: &mut Vec<u8>) -> Result<(), Failed> {
    let refused = |what| refuse(Failure::NotJson, format!("The answer holds {what}."), None);
    match value {
        ValueRef::Null => json.extend_from_slice(b"null"),
        ValueRef::Integer(number) => _ = write!(json, "{number}"),
        ValueRef::Real(number) if number.is_finite() => _ = write!(json, "{}", serde_json::Value::from(number)),
        ValueRef::Real(_) => return Err(refused("an infinite number")),
        ValueRef::Text(text) => {
            let text = std::str::from_utf8(text).map_err(|_| refused("text that is not UTF-8"))?;
            serde_json::to_writer(json, text).map_err(|_| refused("text that is not UTF-8"))?;
        }
        ValueRef::Blob(_) => return Err(refused("a blob")),
    }
    Ok(())
}

fn setup(what: &str, why: &Error) -> Failed {
    if is_memory(why) {
        return refuse(Failure::Setup, format!("{what}there is no memory left"), None);
    }
    refuse(Failure::Setup, format!("{what}{}", words(why)), None)
}

fn compile(source: &str, why: &Error) -> Failed {
    match why {
        Error::MultipleStatement => refuse(Failure::Compile, "An answer is one query, and these are several.", None),
        Error::SqlInputError { error, msg, offset, .. }
            if error.code != ErrorCode::AuthorizationForStatementDenied =>
        {
            let offset = usize::try_from(*offset).ok().filter(|offset| *offset <= source.len());
            let line =
                offset.map(|offset| source.as_bytes()[..offset].iter().filter(|byte| **byte == b'\n').count() + 1);
            refuse(Failure::Compile, msg.clone(), line.and_then(|line| u32::try_from(line).ok()))
        }
        _ if is_memory(why) => refuse(Failure::Memory, "There is no memory left.", None),
        _ if is_denied(why) => denied(why),
        _ => refuse(Failure::Compile, words(why), None),
    }
}

fn runtime(why: &Error) -> Failed {
    if is_memory(why) {
        return refuse(Failure::Memory, "There is no memory left.", None);
    }
    if is_denied(why) {
        return denied(why);
    }
    refuse(Failure::Runtime, words(why), None)
}

fn denied(why: &Error) -> Failed {
    let message = words(why);
    refuse(Failure::Compile, format!("An answer may only read: a SELECT, or WITH … SELECT ({message})."), None)
}

fn is_memory(why: &Error) -> bool {
    why.sqlite_error_code() == Some(ErrorCode::OutOfMemory)
}

fn is_denied(why: &Error) -> bool {
    why.sqlite_error_code() == Some(ErrorCode::AuthorizationForStatementDenied)
}

/// What SQLite says, without the statement it says it of.
fn words(why: &Error) -> String {
    match why {
        Error::SqliteFailure(_, Some(words)) => words.clone(),
        Error::SqlInputError { msg, .. } => msg.clone(),
        other => other.to_string(),
    }
}

fn refuse(failure: Failure, message: impl Into<String>, line: Option<u32>) -> Failed {
    let message: String = message.into();
    Failed { failure, message: message.chars().take(1_000).collect(), line }
}
