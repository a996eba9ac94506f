//! What can be set on a component and on a connection, for forms: where it is in the document, what it means, what holds
//! while it is open. Tests compare it with the model, so that neither knows a default or a bound that the other doesn't.

use crate::{
    Kind,
    problem::{LEAST_FAIL_OVER_S, MAX_NODES},
};
use serde::Serialize;

/// One setting.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BoardSetting"))]
pub struct Setting {
    /// Where it is: `storage/replicas` is `replicas` in the object `storage`.
    pub path: &'static str,
    /// Its name for people.
    pub label: &'static str,
    /// What it does.
    pub help: &'static str,
    /// What holds while it is open.
    pub open: String,
    /// How it is entered.
    pub form: Form,
    /// It has a meaning only with all of these.
    pub needs: Vec<Need>,
    /// What is set with it, if it is open.
    pub with: Vec<With>,
    /// With what it needs it can't be open.
    pub is_required: bool,
}

/// How a setting is entered.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BoardSettingForm"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Form {
    /// As a number.
    Number {
        /// The smallest.
        min: f64,
        /// The largest.
        max: f64,
        /// Whether it has no decimals.
        is_whole: bool,
        /// What it counts: `s`, `ms`, or nothing.
        unit: &'static str,
    },
    /// As one of these.
    Choice {
        /// In this order; the first holds while it is open.
        options: Vec<Choice>,
    },
    /// On or off; off while it is open.
    Switch,
    /// As names of the problem's zones.
    Zones,
}

/// One of several values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BoardSettingChoice"))]
pub struct Choice {
    /// In the document.
    pub value: &'static str,
    /// For people.
    pub label: &'static str,
}

/// Another setting that must have a value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BoardSettingNeed"))]
pub struct Need {
    /// Which.
    pub path: &'static str,
    /// One of these; anything that isn't open if there are none.
    pub values: Vec<&'static str>,
}

/// What is set together with a setting.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BoardSettingWith"))]
pub struct With {
    /// If the setting becomes one of these; whatever it becomes if there are none.
    pub values: Vec<&'static str>,
    /// Which other setting.
    pub path: &'static str,
    /// What it is set to.
    #[cfg_attr(feature = "typescript", ts(type = "string | number | boolean"))]
    pub set: serde_json::Value,
}

impl Setting {
    fn new(path: &'static str, label: &'static str, help: &'static str, open: impl Into<String>, form: Form) -> Self {
        let open = open.into();
        Self { path, label, help, open, form, needs: Vec::new(), with: Vec::new(), is_required: false }
    }

    fn needs(mut self, path: &'static str, values: &[&'static str]) -> Self {
        self.needs.push(Need { path, values: values.to_vec() });
        self
    }

    fn with(mut self, values: &[&'static str], path: &'static str, set: impl Into<serde_json::Value>) -> Self {
        self.with.push(With { values: values.to_vec(), path, set: set.into() });
        self
    }

    fn required(mut self) -> Self {
        self.is_required = true;
        self
    }
}

fn whole(min: u32, max: u32) -> Form {
    Form::Number { min: f64::from(min), max: f64::from(max), is_whole: true, unit: "" }
}

fn number(min: f64, max: f64, unit: &'static str) -> Form {
    Form::Number { min, max, is_whole: false, unit }
}

fn choice<const N: usize>(options: [(&'static str, &'static str); N]) -> Form {
    Form::Choice { options: options.into_iter().map(|(value, label)| Choice { value, label }).collect() }
}

/// Thirty days.
const LONGEST_S: f64 = 30.0 * 86_400.0;
const LONGEST_MS: f64 = LONGEST_S * 1000.0;

/// What can be set on a component of a kind.
#[must_use]
pub fn of_component(kind: Kind) -> Vec<Setting> {
    if kind.is_source() {
        return Vec::new();
    }
    let mut list = Vec::new();
    if !kind.is_storage() {
        list.push(Setting::new("instances", "Instances", "How many of it run.", "1", whole(1, MAX_NODES)));
    }
    list.push(Setting::new(
        "zones",
        "Zones",
        "Where its instances or replicas run, in turn.",
        "All in zone a",
        Form::Zones,
    ));
    if kind != Kind::Worker {
        list.push(Setting::new(
            "max_waiting",
            "Most waiting",
            "How many calls can wait before more are refused.",
            "No limit",
            whole(0, 10_000_000),
        ));
    }
    if kind.is_storage() {
        list.extend(storage());
    }
    if kind.is_cache() {
        list.extend(cache());
    }
    if kind.is_queue() {
        list.extend(queue());
    }
    list
}

fn storage() -> Vec<Setting> {
    const MODE: &str = "storage/replication";
    const COPIES: &[&str] = &["async", "sync", "quorum"];
    vec![
        Setting::new(
            MODE,
            "Replication",
            "How copies are kept equal, and when a write is acknowledged.",
            "One copy",
            choice([
                ("none", "One copy"),
                ("async", "Async: the leader acknowledges"),
                ("sync", "Sync: all replicas acknowledge"),
                ("quorum", "Quorum"),
            ]),
        )
        .with(&["quorum"], "storage/replicas", 3)
        .with(&["quorum"], "storage/write_quorum", 2)
        .with(&["quorum"], "storage/read_quorum", 2)
        .with(&["async", "sync"], "storage/replicas", 2),
        Setting::new("storage/replicas", "Replicas", "Copies of the data, with the first.", "1", whole(1, 15))
            .needs(MODE, COPIES)
            .required(),
        Setting::new(
            "storage/write_quorum",
            "Write quorum",
            "Replicas that acknowledge a write.",
            "None",
            whole(1, 15),
        )
        .needs(MODE, &["quorum"])
        .required(),
        Setting::new("storage/read_quorum", "Read quorum", "Replicas that a read asks.", "None", whole(1, 15))
            .needs(MODE, &["quorum"])
            .required(),
        Setting::new(
            "storage/fail_over_s",
            "Failover after",
            "When another replica leads if the leader is gone.",
            "Never: by hand",
            number(LEAST_FAIL_OVER_S, LONGEST_S, "s"),
        )
        .needs(MODE, &["async", "sync"]),
        Setting::new(
            "storage/read_from",
            "Reads from",
            "Which replica answers a read.",
            "The leader",
            choice([("leader", "The leader"), ("any", "Any replica, which can lag")]),
        )
        .needs(MODE, COPIES),
        Setting::new(
            "storage/acknowledge",
            "A write is acknowledged",
            "Where a write is by then, on each copy that counts.",
            "In memory",
            choice([("memory", "In memory"), ("disk", "On disk")]),
        ),
        Setting::new(
            "storage/partitions",
            "Partitions",
            "Parts of the data, each on nodes of its own.",
            "1",
            whole(1, 1000),
        ),
    ]
}

fn cache() -> Vec<Setting> {
    vec![
        Setting::new(
            "cache/ttl_s",
            "Copies expire after",
            "How long a copy is used.",
            "Never, however old",
            number(0.001, LONGEST_S, "s"),
        ),
        Setting::new("cache/entries", "Entries", "How many copies fit.", "All fit", number(1.0, 1e12, "")),
        Setting::new(
            "cache/fill",
            "A missing copy is fetched",
            "Who asks the source when a copy is missing.",
            "By every request",
            choice([("each_miss", "By every request"), ("coalesced", "By one request; others wait")]),
        ),
        Setting::new(
            "cache/invalidate_on_write",
            "Writes remove copies",
            "A write through the cache removes the copy of what it changes.",
            "No",
            Form::Switch,
        ),
    ]
}

fn queue() -> Vec<Setting> {
    const CONSUME: &str = "queue/consume";
    vec![
        Setting::new(
            CONSUME,
            "An item leaves",
            "When the queue forgets an item.",
            "When a worker takes it",
            choice([("on_receipt", "When a worker takes it"), ("after_processing", "When a worker is done")]),
        ),
        Setting::new(
            "queue/visibility_s",
            "Handed out again after",
            "How long a worker has for an item.",
            "30 s",
            number(1.0, LONGEST_S, "s"),
        )
        .needs(CONSUME, &["after_processing"]),
        Setting::new(
            "queue/max_attempts",
            "Most attempts",
            "How often an item is handed out before it is given up.",
            "No limit",
            whole(1, 100),
        )
        .needs(CONSUME, &["after_processing"]),
        Setting::new(
            "queue/dead_letters",
            "Dead letters",
            "What is given up is put aside for people.",
            "No: it is lost",
            Form::Switch,
        )
        .needs(CONSUME, &["after_processing"])
        .needs("queue/max_attempts", &[]),
        Setting::new(
            "queue/ordering",
            "Order",
            "In which order items are handed out.",
            "None",
            choice([("none", "None"), ("per_key", "Per key"), ("total", "All, one by one")]),
        ),
        Setting::new(
            "queue/retention_s",
            "Items are dropped after",
            "How long an item is kept.",
            "Never",
            number(1.0, LONGEST_S, "s"),
        ),
        Setting::new("queue/max_items", "Most items", "How many items fit.", "No limit", number(1.0, 1e12, "")),
        Setting::new(
            "queue/overflow",
            "A full queue",
            "What happens to an item that finds it full.",
            "Drops the oldest item",
            choice([("drop_oldest", "Drops the oldest item"), ("refuse", "Refuses the new item")]),
        )
        .needs("queue/max_items", &[]),
    ]
}

/// What can be set on a connection; of one out of a queue, less.
#[must_use]
pub fn of_connection(is_from_queue: bool) -> Vec<Setting> {
    let key = Setting::new(
        "idempotency_key",
        "Idempotency key",
        "All attempts have one key, and the called component does the work once.",
        "No",
        Form::Switch,
    );
    if is_from_queue {
        return vec![key];
    }
    vec![
        Setting::new(
            "mode",
            "Call",
            "Whether the caller waits for the answer.",
            "Waits for the answer",
            choice([("request", "Waits for the answer"), ("async", "Sends and doesn't wait")]),
        ),
        Setting::new("timeout_ms", "Timeout", "How long the caller waits.", "60 s", number(1.0, LONGEST_MS, "ms")),
        Setting::new("retries", "Retries", "How often a failed call is tried again.", "0", whole(0, 20)),
        Setting::new(
            "backoff/kind",
            "Back-off",
            "How long to wait before the next attempt.",
            "None",
            choice([("none", "None"), ("fixed", "The same time"), ("exponential", "Twice as long each time")]),
        )
        .needs("retries", &[])
        .with(&["fixed", "exponential"], "backoff/base_ms", 100)
        .with(&["exponential"], "backoff/max_ms", 10_000),
        Setting::new(
            "backoff/base_ms",
            "First wait",
            "After the first failure.",
            "None",
            number(1.0, LONGEST_MS, "ms"),
        )
        .needs("backoff/kind", &["fixed", "exponential"])
        .required(),
        Setting::new("backoff/max_ms", "Longest wait", "No wait is longer.", "None", number(1.0, LONGEST_MS, "ms"))
            .needs("backoff/kind", &["exponential"])
            .required(),
        key,
        Setting::new(
            "circuit_breaker/error_share",
            "Circuit breaker opens above",
            "Share of failed calls, 0.01 to 1, above which no more are made for a while.",
            "Never",
            number(0.01, 1.0, ""),
        )
        .with(&[], "circuit_breaker/open_s", 30),
        Setting::new(
            "circuit_breaker/open_s",
            "It stays open for",
            "How long calls then fail at once.",
            "None",
            number(1.0, LONGEST_S, "s"),
        )
        .needs("circuit_breaker/error_share", &[])
        .required(),
        Setting::new(
            "fallback",
            "Fallback",
            "If this call fails, the caller answers without it.",
            "No",
            Form::Switch,
        )
        .needs("mode", &["request"]),
    ]
}
