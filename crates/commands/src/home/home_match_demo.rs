//! `home_match_demo`: the evidence bar on the home page. One example job and person, scored by the same function as every
//! match; a visitor turns facts of the person on and off.

use super::example;
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext, signature::to_json},
};
use devproof_matching::{Receipt, WeightForm};
use serde_json::{Value, json};

arguments! {
    optional { p_off: Vec<String>, p_on: Vec<String> }
}

pub(crate) async fn run(_cx: &CommandContext<'_>, args: Args) -> Result<Value, CommandError> {
    let (on, off) = (args.p_on.unwrap_or_default(), args.p_off.unwrap_or_default());
    let names = |list: &[String], key: &str| list.iter().any(|named| named == key);
    let is_on = |key: &str| {
        let at_first = example::TOGGLES.iter().any(|(toggle, _, at_first)| *toggle == key && *at_first);
        (at_first || names(&on, key)) && !names(&off, key)
    };
    let receipt = Receipt::new(&example::job(), &example::person(is_on), &example::catalog(), WeightForm::Exact);
    let toggles: Vec<Value> = example::TOGGLES
        .iter()
        .map(|(key, label, _)| json!({ "key": key, "label": label, "on": is_on(key) }))
        .collect();
    Ok(json!({
        "job": {
            "title": "Data platform engineer", "company": "Halyard", "place": "Berlin or remote (UTC −1 to +3)",
            "pay": "€88,000–110,000",
        },
        "person": { "name": "You", "headline": "Backend engineer" },
        "toggles": toggles,
        "match": to_json(receipt)?,
    }))
}
