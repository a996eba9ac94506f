//! Which of the drawn components are spoken of.

use super::Read;
use crate::board::{Board, Kind, Node};
use std::collections::BTreeSet;

/// The components that were drawn and need words (clients speak for themselves), and those of them that are spoken of.
pub(crate) fn spoken_of<'b>(board: &'b Board, read: &Read) -> (usize, Vec<&'b Node>) {
    let mut lexicon = read.lexicon.clone();
    let said: Vec<BTreeSet<u32>> =
        read.said().map(|sentence| sentence.tokens.iter().map(|token| token.stem).collect()).collect();
    let drawn: Vec<&Node> = board.nodes.iter().filter(|node| node.kind != Kind::Client).collect();
    let spoken = drawn
        .iter()
        .copied()
        .filter(|node| {
            let alone = drawn.iter().filter(|other| other.kind == node.kind).count() == 1;
            names(node, alone).into_iter().any(|name| {
                let stems: Vec<u32> = lexicon
                    .tokens(&name)
                    .into_iter()
                    .filter(|token| !token.small && !token.number)
                    .map(|token| token.stem)
                    .collect();
                // One word of a long name may be missing.
                let needed = if stems.len() > 2 { stems.len() - 1 } else { stems.len() };
                needed > 0
                    && said.iter().any(|words| stems.iter().filter(|stem| words.contains(stem)).count() >= needed)
            })
        })
        .collect();
    (drawn.len(), spoken)
}

/// What a component may be called: its label, and its kind where no other is of it.
fn names(node: &Node, alone: bool) -> Vec<String> {
    let mut names = vec![node.label.clone()];
    if alone || node.label.trim().is_empty() {
        names.extend(kind_words(node.kind).iter().map(|word| (*word).to_owned()));
    }
    names
}

/// What people call a kind.
pub(crate) fn kind_words(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Client => &["client"],
        Kind::Cdn => &["cdn"],
        Kind::LoadBalancer => &["balancer", "loadbalancer"],
        Kind::Gateway => &["gateway"],
        Kind::Service => &["service", "server"],
        Kind::Worker => &["worker", "consumer"],
        Kind::Queue => &["queue"],
        Kind::Stream => &["stream", "log", "kafka"],
        Kind::Cache => &["cache", "redis"],
        Kind::SqlDatabase => &["database", "postgres", "mysql"],
        Kind::NosqlDatabase => &["database", "cassandra", "dynamo", "mongo"],
        Kind::ObjectStore => &["object store", "object storage", "bucket", "s3"],
        Kind::SearchIndex => &["search"],
        Kind::Scheduler => &["scheduler", "cron"],
        Kind::External => &["external"],
        Kind::Other => &[],
    }
}
