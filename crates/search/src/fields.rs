//! The fields of the index.

use crate::{
    document::{Document, audience},
    words::clean,
};
use std::hash::{DefaultHasher, Hash, Hasher};
use tantivy::{
    TantivyDocument, Term,
    schema::{FAST, Field, INDEXED, IndexRecordOption, Schema, SchemaBuilder, TextFieldIndexing, TextOptions},
};
use uuid::Uuid;

/// Which columns a hit is read from.
pub(crate) const ID_HIGH: &str = "id_high";
pub(crate) const ID_LOW: &str = "id_low";
pub(crate) const KIND: &str = "kind";
pub(crate) const FRESH: &str = "fresh";
pub(crate) const OPENS: &str = "opens";
pub(crate) const EXPIRES: &str = "expires";
pub(crate) const PAY_MAX: &str = "pay_max";
pub(crate) const PROOFS: &str = "proofs";
pub(crate) const NAME_HASH: &str = "name_hash";
pub(crate) const STAMP: &str = "stamp";

/// Handles of the fields, and the schema that they are in.
#[derive(Debug, Clone)]
pub(crate) struct Fields {
    pub(crate) schema: Schema,
    pub(crate) id: Field,
    pub(crate) audience: Field,
    pub(crate) hidden_from: Field,
    pub(crate) name: Field,
    /// Names, topics, terms, text: the most telling first.
    pub(crate) texts: [Field; 4],
    pub(crate) skill: Field,
    pub(crate) facet: Field,
    columns: Columns,
}

#[derive(Debug, Clone, Copy)]
struct Columns {
    id_high: Field,
    id_low: Field,
    kind: Field,
    fresh: Field,
    opens: Field,
    expires: Field,
    pay_max: Field,
    proofs: Field,
    name_hash: Field,
    stamp: Field,
}

/// Terms as they are given: whole values, or words between spaces. How often a word stands there says nothing.
fn terms(tokenizer: &str) -> TextOptions {
    let indexing = TextFieldIndexing::default()
        .set_tokenizer(tokenizer)
        .set_fieldnorms(false)
        .set_index_option(IndexRecordOption::Basic);
    TextOptions::default().set_indexing_options(indexing)
}

impl Fields {
    pub(crate) fn new() -> Self {
        let mut schema = SchemaBuilder::new();
        let values = |schema: &mut SchemaBuilder, name: &str| schema.add_text_field(name, terms("raw"));
        let words = |schema: &mut SchemaBuilder, name: &str| schema.add_text_field(name, terms("whitespace"));
        let id = schema.add_bytes_field("id", INDEXED);
        let audience = values(&mut schema, "audience");
        let hidden_from = values(&mut schema, "hidden_from");
        let name = values(&mut schema, "name");
        let texts = ["names", "topics", "terms", "text"].map(|name| words(&mut schema, name));
        let skill = schema.add_u64_field("skill", INDEXED);
        let facet = values(&mut schema, "facet");
        let columns = Columns {
            id_high: schema.add_u64_field(ID_HIGH, FAST),
            id_low: schema.add_u64_field(ID_LOW, FAST),
            kind: schema.add_u64_field(KIND, FAST),
            fresh: schema.add_i64_field(FRESH, FAST),
            opens: schema.add_i64_field(OPENS, FAST),
            expires: schema.add_i64_field(EXPIRES, FAST),
            pay_max: schema.add_i64_field(PAY_MAX, FAST),
            proofs: schema.add_u64_field(PROOFS, FAST),
            name_hash: schema.add_u64_field(NAME_HASH, FAST),
            stamp: schema.add_u64_field(STAMP, FAST),
        };
        Self { schema: schema.build(), id, audience, hidden_from, name, texts, skill, facet, columns }
    }

    /// The term by which a document is replaced.
    pub(crate) fn id_term(&self, id: Uuid) -> Term {
        Term::from_field_bytes(self.id, id.as_bytes())
    }

    /// A document as the index takes it.
    pub(crate) fn write(&self, document: &Document) -> TantivyDocument {
        let mut row = TantivyDocument::default();
        let columns = &self.columns;
        let (high, low) = document.id.as_u64_pair();
        let name = clean(&document.name);
        row.add_bytes(self.id, document.id.as_bytes());
        row.add_text(self.audience, audience(document.kind, document.is_public));
        for company in &document.hidden_from {
            row.add_text(self.hidden_from, company.simple().to_string());
        }
        let texts = [&document.names, &document.topics, &document.terms, &document.text];
        for (field, text) in self.texts.into_iter().zip(texts) {
            row.add_text(field, clean(text));
        }
        for skill in &document.skills {
            row.add_u64(self.skill, *skill);
        }
        for facet in &document.facets {
            row.add_text(self.facet, facet);
        }
        row.add_u64(columns.id_high, high);
        row.add_u64(columns.id_low, low);
        row.add_u64(columns.kind, document.kind as u64);
        row.add_i64(columns.fresh, document.fresh);
        row.add_i64(columns.opens, document.opens);
        row.add_i64(columns.expires, document.expires);
        row.add_i64(columns.pay_max, document.pay_max.unwrap_or(i64::MIN));
        row.add_u64(columns.proofs, document.proofs);
        row.add_u64(columns.name_hash, hash(&name));
        row.add_u64(columns.stamp, document.stamp());
        row.add_text(self.name, name);
        row
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
