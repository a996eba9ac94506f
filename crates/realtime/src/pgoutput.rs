//! Reads the row messages of PostgreSQL's built-in `pgoutput` plugin, protocol version 1 in text form
//! (PostgreSQL manual, "Logical Replication Message Formats"). Begin and commit are read by the replication
//! client; what is left here are relations and rows. The bytes come from our own database, yet a length is
//! believed only as far as there are bytes for it.

use std::{collections::HashMap, sync::Arc};

/// The most columns PostgreSQL allows in a table.
const MAX_COLUMNS: usize = 1600;

/// A table as the stream describes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Relation {
    /// The table's oid.
    pub oid: u32,
    /// Its schema.
    pub schema: String,
    /// Its name.
    pub table: String,
    /// Its published columns, in order.
    pub columns: Vec<Column>,
}

/// A published column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The column's name.
    pub name: String,
    /// The oid of its type.
    pub type_oid: u32,
    /// Part of the replica identity: the log carries its old value.
    pub identity: bool,
}

/// A cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// SQL null.
    Null,
    /// Not carried by the log: a long value that the statement did not touch, or in an old row a column outside
    /// the replica identity.
    Unknown,
    /// The value in PostgreSQL's text form.
    Text(String),
}

/// What happened to a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Operation {
    /// A new row.
    Insert,
    /// A changed row.
    Update,
    /// A row that is gone.
    Delete,
}

/// One changed row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowChange {
    /// The row's table.
    pub relation: Arc<Relation>,
    /// What happened.
    pub operation: Operation,
    /// The new row: inserts and updates.
    pub new: Option<Vec<Cell>>,
    /// The old row, or what of it the replica identity holds: deletes, and updates where the log carries it.
    pub old: Option<Vec<Cell>>,
}

/// Why a message could not be read. The stream cannot continue after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PgOutputError {
    /// The message ended early.
    #[error("a replication message is cut short")]
    Truncated,
    /// A name or value is not UTF-8.
    #[error("a replication message holds text that is not UTF-8")]
    NotUtf8,
    /// A row of a table that was not described before.
    #[error("a replication message names an unknown table")]
    UnknownRelation,
    /// A byte that the protocol does not have, or a count beyond what PostgreSQL allows.
    #[error("a replication message can't be read")]
    Unexpected,
}

/// Remembers the tables of one stream and reads its messages.
#[derive(Debug, Default)]
pub struct Decoder {
    relations: HashMap<u32, Arc<Relation>>,
}

/// What one message says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A row changed.
    Row(RowChange),
    /// A table is described, for the first time or again since something about it changed.
    Relation(Arc<Relation>),
    /// Something that clients are not told of: truncation, types, origins.
    Other,
}

impl Decoder {
    /// Reads one message.
    ///
    /// # Errors
    /// When the bytes do not follow the protocol; the connection must be given up then.
    pub fn decode(&mut self, message: &[u8]) -> Result<Message, PgOutputError> {
        let mut bytes = Reader(message);
        match bytes.u8()? {
            b'R' => {
                let relation = Arc::new(relation(&mut bytes)?);
                self.relations.insert(relation.oid, Arc::clone(&relation));
                Ok(Message::Relation(relation))
            }
            b'I' => {
                let relation = self.relation(&mut bytes)?;
                bytes.expect(b'N')?;
                let new = Some(tuple(&mut bytes, &relation)?);
                Ok(Message::Row(RowChange { relation, operation: Operation::Insert, new, old: None }))
            }
            b'U' => {
                let relation = self.relation(&mut bytes)?;
                let mut kind = bytes.u8()?;
                let mut old = None;
                if matches!(kind, b'K' | b'O') {
                    old = Some(old_tuple(kind, &mut bytes, &relation)?);
                    kind = bytes.u8()?;
                }
                if kind != b'N' {
                    return Err(PgOutputError::Unexpected);
                }
                let new = Some(tuple(&mut bytes, &relation)?);
                Ok(Message::Row(RowChange { relation, operation: Operation::Update, new, old }))
            }
            b'D' => {
                let relation = self.relation(&mut bytes)?;
                let kind = bytes.u8()?;
                if !matches!(kind, b'K' | b'O') {
                    return Err(PgOutputError::Unexpected);
                }
                let old = Some(old_tuple(kind, &mut bytes, &relation)?);
                Ok(Message::Row(RowChange { relation, operation: Operation::Delete, new: None, old }))
            }
            b'T' | b'Y' | b'O' | b'M' | b'B' | b'C' => Ok(Message::Other),
            _ => Err(PgOutputError::Unexpected),
        }
    }

    fn relation(&self, bytes: &mut Reader<'_>) -> Result<Arc<Relation>, PgOutputError> {
        self.relations.get(&bytes.u32()?).cloned().ok_or(PgOutputError::UnknownRelation)
    }
}

fn relation(bytes: &mut Reader<'_>) -> Result<Relation, PgOutputError> {
    let oid = bytes.u32()?;
    let schema = bytes.c_string()?;
    let table = bytes.c_string()?;
    bytes.u8()?; // which replica identity: what it carries shows in each row
    let count = bytes.count()?;
    let mut columns = Vec::with_capacity(count);
    for _ in 0..count {
        let identity = bytes.u8()? & 1 == 1;
        let name = bytes.c_string()?;
        let type_oid = bytes.u32()?;
        bytes.u32()?; // type modifier
        columns.push(Column { name, type_oid, identity });
    }
    // PostgreSQL writes its own catalog's schema as an empty name.
    let schema = if schema.is_empty() { "pg_catalog".to_owned() } else { schema };
    Ok(Relation { oid, schema, table, columns })
}

/// An old row. Of kind `K` it holds the replica identity alone, with nulls that mean nothing elsewhere.
fn old_tuple(kind: u8, bytes: &mut Reader<'_>, relation: &Relation) -> Result<Vec<Cell>, PgOutputError> {
    let mut cells = tuple(bytes, relation)?;
    if kind == b'K' {
        for (cell, column) in cells.iter_mut().zip(&relation.columns) {
            if !column.identity {
                *cell = Cell::Unknown;
            }
        }
    }
    Ok(cells)
}

fn tuple(bytes: &mut Reader<'_>, relation: &Relation) -> Result<Vec<Cell>, PgOutputError> {
    let count = bytes.count()?;
    if count != relation.columns.len() {
        return Err(PgOutputError::Unexpected);
    }
    let mut cells = Vec::with_capacity(count);
    for _ in 0..count {
        cells.push(match bytes.u8()? {
            b'n' => Cell::Null,
            b'u' => Cell::Unknown,
            b't' => {
                let length = usize::try_from(bytes.u32()?).map_err(|_| PgOutputError::Truncated)?;
                Cell::Text(text(bytes.take(length)?)?)
            }
            _ => return Err(PgOutputError::Unexpected),
        });
    }
    Ok(cells)
}

fn text(bytes: &[u8]) -> Result<String, PgOutputError> {
    std::str::from_utf8(bytes).map(str::to_owned).map_err(|_| PgOutputError::NotUtf8)
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8], PgOutputError> {
        let (head, tail) = self.0.split_at_checked(length).ok_or(PgOutputError::Truncated)?;
        self.0 = tail;
        Ok(head)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], PgOutputError> {
        let (head, tail) = self.0.split_first_chunk().ok_or(PgOutputError::Truncated)?;
        self.0 = tail;
        Ok(*head)
    }

    fn u8(&mut self) -> Result<u8, PgOutputError> {
        self.array().map(u8::from_be_bytes)
    }

    fn u32(&mut self) -> Result<u32, PgOutputError> {
        self.array().map(u32::from_be_bytes)
    }

    fn count(&mut self) -> Result<usize, PgOutputError> {
        let count = usize::from(self.array().map(u16::from_be_bytes)?);
        if count > MAX_COLUMNS { Err(PgOutputError::Unexpected) } else { Ok(count) }
    }

    fn expect(&mut self, byte: u8) -> Result<(), PgOutputError> {
        if self.u8()? == byte { Ok(()) } else { Err(PgOutputError::Unexpected) }
    }

    fn c_string(&mut self) -> Result<String, PgOutputError> {
        let end = self.0.iter().position(|byte| *byte == 0).ok_or(PgOutputError::Truncated)?;
        let name = text(self.take(end)?)?;
        self.u8()?;
        Ok(name)
    }
}

#[cfg(test)]
mod tests;
