use super::*;

/// Writes messages as PostgreSQL does.
struct Writer(Vec<u8>);

impl Writer {
    fn new(kind: u8) -> Self {
        Self(vec![kind])
    }
    fn u8(mut self, byte: u8) -> Self {
        self.0.push(byte);
        self
    }
    fn u16(mut self, number: u16) -> Self {
        self.0.extend(number.to_be_bytes());
        self
    }
    fn u32(mut self, number: u32) -> Self {
        self.0.extend(number.to_be_bytes());
        self
    }
    fn name(mut self, name: &str) -> Self {
        self.0.extend(name.as_bytes());
        self.u8(0)
    }
    fn cells(mut self, cells: &[Option<&str>]) -> Self {
        self = self.u16(cells.len() as u16);
        for cell in cells {
            self = match cell {
                None => self.u8(b'n'),
                Some("<unchanged>") => self.u8(b'u'),
                Some(value) => {
                    let mut next = self.u8(b't').u32(value.len() as u32);
                    next.0.extend(value.as_bytes());
                    next
                }
            };
        }
        self
    }
}

fn messages_relation() -> Vec<u8> {
    Writer::new(b'R')
        .u32(77)
        .name("public")
        .name("messages")
        .u8(b'd')
        .u16(2)
        .u8(1)
        .name("id")
        .u32(2950)
        .u32(u32::MAX)
        .u8(0)
        .name("body")
        .u32(25)
        .u32(u32::MAX)
        .0
}

fn decoder() -> Decoder {
    let mut decoder = Decoder::default();
    let Message::Relation(relation) = decoder.decode(&messages_relation()).unwrap() else { panic!("a relation") };
    assert_eq!((relation.schema.as_str(), relation.table.as_str()), ("public", "messages"));
    assert_eq!(relation.columns[1], Column { name: "body".into(), type_oid: 25, identity: false });
    decoder
}

fn row(decoder: &mut Decoder, bytes: &[u8]) -> RowChange {
    match decoder.decode(bytes).unwrap() {
        Message::Row(row) => row,
        other => panic!("not a row: {other:?}"),
    }
}

#[test]
fn rows_are_read_with_nulls_and_untouched_values() {
    let mut decoder = decoder();
    let insert = row(&mut decoder, &Writer::new(b'I').u32(77).u8(b'N').cells(&[Some("a"), None]).0);
    assert_eq!(insert.operation, Operation::Insert);
    assert_eq!(insert.new, Some(vec![Cell::Text("a".into()), Cell::Null]));

    let update = Writer::new(b'U').u32(77).u8(b'N').cells(&[Some("a"), Some("<unchanged>")]).0;
    let update = row(&mut decoder, &update);
    assert_eq!((update.operation, update.old.clone()), (Operation::Update, None));
    assert_eq!(update.new.unwrap()[1], Cell::Unknown);

    let moved = Writer::new(b'U').u32(77).u8(b'K').cells(&[Some("a"), None]).u8(b'N').cells(&[Some("b"), None]).0;
    assert_eq!(row(&mut decoder, &moved).old, Some(vec![Cell::Text("a".into()), Cell::Unknown]));

    let delete = row(&mut decoder, &Writer::new(b'D').u32(77).u8(b'O').cells(&[Some("a"), Some("ä")]).0);
    assert_eq!((delete.operation, delete.new), (Operation::Delete, None));
    assert_eq!(delete.old.unwrap()[1], Cell::Text("ä".into()));
}

#[test]
fn every_cut_of_every_message_is_an_error_and_none_panics() {
    let whole = [
        messages_relation(),
        Writer::new(b'I').u32(77).u8(b'N').cells(&[Some("abc"), Some("def")]).0,
        Writer::new(b'U').u32(77).u8(b'O').cells(&[Some("a"), None]).u8(b'N').cells(&[Some("b"), None]).0,
        Writer::new(b'D').u32(77).u8(b'K').cells(&[Some("a"), None]).0,
    ];
    for message in whole {
        for length in 0..message.len() {
            let result = decoder().decode(&message[..length]);
            assert_eq!(result, Err(PgOutputError::Truncated), "{length} of {} bytes", message.len());
        }
    }
}

#[test]
fn hostile_messages_are_errors() {
    let cases: [(Vec<u8>, PgOutputError); 8] = [
        (vec![b'?'], PgOutputError::Unexpected),
        (Writer::new(b'I').u32(99).u8(b'N').cells(&[]).0, PgOutputError::UnknownRelation),
        (Writer::new(b'I').u32(77).u8(b'X').cells(&[]).0, PgOutputError::Unexpected),
        (Writer::new(b'I').u32(77).u8(b'N').cells(&[None]).0, PgOutputError::Unexpected),
        (Writer::new(b'I').u32(77).u8(b'N').u16(2).u8(b'b').0, PgOutputError::Unexpected),
        (Writer::new(b'I').u32(77).u8(b'N').u16(2).u8(b't').u32(u32::MAX).0, PgOutputError::Truncated),
        (Writer::new(b'I').u32(77).u8(b'N').u16(2).u8(b't').u32(1).u8(0xff).0, PgOutputError::NotUtf8),
        (Writer::new(b'R').u32(1).name("s").name("t").u8(b'd').u16(u16::MAX).0, PgOutputError::Unexpected),
    ];
    for (bytes, error) in cases {
        assert_eq!(decoder().decode(&bytes), Err(error), "{bytes:?}");
    }
}

#[test]
fn random_bytes_never_panic() {
    // A small generator of our own: the same bytes in every run.
    let mut seed = 0x9e37_79b9_u32;
    for _ in 0..20_000 {
        let mut bytes = Vec::new();
        for position in 0..40 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            bytes.push(if position == 0 { b"RIUDT"[(seed >> 24) as usize % 5] } else { (seed >> 24) as u8 });
        }
        let _ = decoder().decode(&bytes);
    }
}

#[test]
fn what_clients_are_not_told_of_is_passed_over() {
    for kind in *b"TYOM" {
        assert_eq!(decoder().decode(&[kind, 1, 2, 3]), Ok(Message::Other));
    }
}

#[test]
fn a_table_described_anew_replaces_the_old_description() {
    let mut decoder = decoder();
    let narrower =
        Writer::new(b'R').u32(77).name("public").name("messages").u8(b'd').u16(1).u8(1).name("id").u32(2950).u32(0).0;
    decoder.decode(&narrower).unwrap();
    let insert = row(&mut decoder, &Writer::new(b'I').u32(77).u8(b'N').cells(&[Some("a")]).0);
    assert_eq!(insert.relation.columns.len(), 1);
}
