//! Plans as queries of the index. Every score is a constant: frequencies of words would count documents that the reader
//! may not find.

use crate::{
    document::{Kind, audience},
    fields::Fields,
    filter::Filter,
    plan::{Group, Plan, Word},
    reader::Reader,
    slips,
};
use std::ops::Bound;
use tantivy::{
    Term,
    query::{
        BooleanQuery, ConstScoreQuery, DisjunctionMaxQuery, FuzzyTermQuery, Occur, Query, RangeQuery, TermQuery,
    },
    schema::{Field, IndexRecordOption},
};

/// What each thing asked for counts that stands in names, topics or terms: more than all else together, so that documents
/// come first of which the longer text is not needed.
pub(crate) const HEAD: u32 = 4096;
/// What it counts in each field more than that.
const WEIGHTS: [u32; 4] = [300, 180, 90, 30];
/// Fields whose words count as the head of a document.
const HEADS: usize = 3;
/// A skill by another spelling counts as its name.
const SKILL: u32 = HEAD + WEIGHTS[1];
/// The query is the beginning of the title or name.
const NAME_BEGINS: u32 = 400;
/// It is the whole of it.
const NAME_EQUALS: u32 = 800;

/// Percent of a field's weight.
const WHOLE: u32 = 100;
const OTHER_NUMBER: u32 = 95;
const BEGINS: u32 = 50;
const ONE_SLIP: u32 = 35;
const ONE_SLIP_BEGINS: u32 = 25;
const TWO_SLIPS: u32 = 20;

/// Which texts are looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Depth {
    /// Titles, names and headlines.
    Names,
    /// Everything.
    All,
}

impl Depth {
    const fn fields(self) -> usize {
        match self {
            Self::Names => 1,
            Self::All => WEIGHTS.len(),
        }
    }
}

/// Whether all that is asked for has to be there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Needed {
    All,
    Some,
}

fn scored(query: Box<dyn Query>, score: u32) -> Box<dyn Query> {
    // Small whole numbers are exact.
    #[expect(clippy::cast_precision_loss, reason = "scores are below 2^24")]
    Box::new(ConstScoreQuery::new(query, score as f32))
}

fn is(field: Field, text: &str) -> Box<dyn Query> {
    Box::new(TermQuery::new(Term::from_field_text(field, text), IndexRecordOption::Basic))
}

fn begins(field: Field, text: &str) -> Box<dyn Query> {
    let end = format!("{text}{}", char::MAX);
    Box::new(RangeQuery::new(
        Bound::Included(Term::from_field_text(field, text)),
        Bound::Excluded(Term::from_field_text(field, &end)),
    ))
}

fn any(queries: Vec<Box<dyn Query>>) -> Box<dyn Query> {
    Box::new(BooleanQuery::union(queries))
}

fn all(queries: Vec<Box<dyn Query>>) -> Box<dyn Query> {
    Box::new(BooleanQuery::intersection(queries))
}

/// The forms of a word in a field, with what percentage each counts.
fn forms(word: &Word, field: Field, in_head: bool) -> Vec<(Box<dyn Query>, u32)> {
    let mut forms = vec![(is(field, &word.text), WHOLE)];
    if let Some(other) = &word.other_number {
        forms.push((is(field, other), OTHER_NUMBER));
    }
    if word.begins {
        forms.push((begins(field, &word.text), BEGINS));
    }
    // Slips are for what names things; longer texts hold almost any word.
    if in_head && word.slips > 0 {
        let term = Term::from_field_text(field, &word.text);
        forms.push((Box::new(FuzzyTermQuery::new(term.clone(), 1, true)), ONE_SLIP));
        if word.begins && slips::allowed_in_beginning(&word.text) {
            forms.push((Box::new(FuzzyTermQuery::new_prefix(term.clone(), 1, true)), ONE_SLIP_BEGINS));
        }
        if word.slips > 1 {
            forms.push((Box::new(FuzzyTermQuery::new(term, 2, true)), TWO_SLIPS));
        }
    }
    forms
}

/// Any form of a word in any of the first fields.
fn anywhere(fields: &Fields, word: &Word, count: usize) -> Box<dyn Query> {
    let forms = (0..count).flat_map(|at| forms(word, fields.texts[at], at < HEADS));
    any(forms.map(|(query, _)| query).collect())
}

/// What a thing counts in the field at this place.
const fn weight(at: usize, percent: u32) -> u32 {
    WEIGHTS[at] * percent / 100 + if at < HEADS { HEAD } else { 0 }
}

/// One thing that is asked for, counted where it tells most.
fn group(fields: &Fields, group: &Group, depth: Depth) -> Box<dyn Query> {
    let count = depth.fields();
    let mut places: Vec<Box<dyn Query>> = Vec::new();
    match group.words.as_slice() {
        [word] => {
            for at in 0..count {
                let forms = forms(word, fields.texts[at], at < HEADS);
                places.extend(forms.into_iter().map(|(query, percent)| scored(query, weight(at, percent))));
            }
        }
        words => {
            for at in 0..count {
                let there = words.iter().map(|word| anywhere(fields, word, at + 1)).collect();
                places.push(scored(all(there), weight(at, WHOLE)));
            }
        }
    }
    if depth != Depth::Names {
        let skill = |skill: u64| TermQuery::new(Term::from_field_u64(fields.skill, skill), IndexRecordOption::Basic);
        places.extend(group.skill.map(|spelled| scored(Box::new(skill(spelled)), SKILL)));
        let near = group.near_skills.iter().map(|near| scored(Box::new(skill(*near)), weight(1, ONE_SLIP)));
        places.extend(near);
    }
    Box::new(DisjunctionMaxQuery::new(places))
}

/// Who may find what, as a part of every query.
fn rights(fields: &Fields, reader: &Reader, kinds: &[Kind]) -> Vec<(Occur, Box<dyn Query>)> {
    let kinds = kinds.iter().filter(|kind| reader.kinds.contains(kind));
    let audiences = kinds.flat_map(|kind| {
        let members = reader.is_member.then(|| audience(*kind, false));
        [Some(audience(*kind, true)), members].into_iter().flatten()
    });
    let audiences = any(audiences.map(|audience| is(fields.audience, &audience)).collect());
    let mut rights = vec![(Occur::Must, scored(audiences, 0))];
    if let Some(company) = reader.company {
        rights.push((Occur::MustNot, is(fields.hidden_from, &company.simple().to_string())));
    }
    rights
}

fn narrowed(fields: &Fields, filter: &Filter) -> Vec<(Occur, Box<dyn Query>)> {
    let is_facet = |facet: &String| is(fields.facet, facet);
    let mut parts: Vec<Box<dyn Query>> = filter.all_of.iter().map(is_facet).collect();
    parts.extend(filter.any_of.iter().map(|facets| any(facets.iter().map(is_facet).collect())));
    parts.extend(filter.beginnings.iter().map(|facet| begins(fields.facet, facet)));
    parts.extend(filter.skills.iter().map(|skill| -> Box<dyn Query> {
        let term = Term::from_field_u64(fields.skill, *skill);
        Box::new(TermQuery::new(term, IndexRecordOption::Basic))
    }));
    parts.into_iter().map(|part| (Occur::Must, scored(part, 0))).collect()
}

/// What a plan finds of these kinds.
pub(crate) fn find(
    fields: &Fields,
    plan: &Plan,
    needed: Needed,
    depth: Depth,
    (reader, kinds, filter): (&Reader, &[Kind], &Filter),
) -> BooleanQuery {
    let mut parts = rights(fields, reader, kinds);
    parts.extend(narrowed(fields, filter));
    let groups = plan.groups.iter().map(|asked| group(fields, asked, depth));
    match needed {
        Needed::All => parts.extend(groups.map(|group| (Occur::Must, group))),
        Needed::Some => parts.push((Occur::Must, any(groups.collect()))),
    }
    parts.push((Occur::Should, scored(is(fields.name, &plan.phrase), NAME_EQUALS)));
    parts.push((Occur::Should, scored(begins(fields.name, &plan.phrase), NAME_BEGINS)));
    BooleanQuery::new(parts)
}

/// Documents of these kinds that name a word.
pub(crate) fn uses(fields: &Fields, word: &Word, reader: &Reader, kinds: &[Kind]) -> BooleanQuery {
    let mut parts = rights(fields, reader, kinds);
    parts.push((Occur::Must, anywhere(fields, word, HEADS)));
    BooleanQuery::new(parts)
}
