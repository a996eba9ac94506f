//! Board, traffic and events as one text: what is read, what is refused and with which place, what is printed.

use devproof_simulator::{
    document::{Document, DocumentFault},
    report, run,
};

const ORDERS: &str = include_str!("../../examples/orders.toml");
const FRONT_PAGE: &str = include_str!("../../examples/front-page.toml");
const ALARMS: &str = include_str!("../../examples/alarms.json");

fn faults(result: Result<Document, Vec<DocumentFault>>) -> Vec<String> {
    result.expect_err("refused").iter().map(ToString::to_string).collect()
}

/// The line of a text in which this stands first, from 1.
fn line(text: &str, part: &str) -> usize {
    1 + text.lines().position(|line| line.contains(part)).expect("a line")
}

#[test]
fn toml_and_json_say_the_same() {
    let alarms = Document::from_json(ALARMS).expect("a document");
    assert_eq!(alarms.seed, 7);
    let again = toml::to_string(&alarms).expect("TOML");
    assert_eq!(Document::from_toml(&again).expect("a document"), alarms);
    let orders = Document::from_toml(ORDERS).expect("a document");
    assert_eq!(orders.seed, 1);
    let again = serde_json::to_string(&orders).expect("JSON");
    assert_eq!(Document::from_json(&again).expect("a document"), orders);
}

#[test]
fn a_fault_in_toml_has_its_line_and_its_field() {
    let case = |from: &str, to: &str| {
        assert!(ORDERS.contains(from), "{from}");
        faults(Document::from_toml(&ORDERS.replacen(from, to, 1)))
    };
    let zones = line(ORDERS, "zones = [\"a\", \"b\", \"c\"]") + 1;
    let found = case("replicas = 3, write_quorum = 2", "replicas = 3, write_quorum = 4");
    assert!(found[0].starts_with(&format!("line {zones}, column ")), "{found:?}");
    assert!(found[0].contains("/board/components/3/storage/write_quorum: must be between 1 and 3"), "{found:?}");
    let lasts = line(ORDERS, "lasts_s = 600");
    let found = case("lasts_s = 600", "lasts_s = 0");
    assert_eq!(found, [format!("line {lasts}, column 1: /scenario/events/0/lasts_s: must be between 1 and 86400")]);
    let found = case("kind = \"worker\"", "kind = \"robot\"");
    let kind = line(ORDERS, "kind = \"worker\"");
    assert!(found[0].starts_with(&format!("line {kind}, column 8: unknown variant `robot`")), "{found:?}");
    let found = case("max_waiting = 200", "max_wating = 200");
    let field = line(ORDERS, "max_waiting = 200");
    assert!(found[0].starts_with(&format!("line {field}, column 1: unknown field `max_wating`")), "{found:?}");
    let found = case("max_waiting = 200", "max_waiting = = 200");
    assert!(found[0].starts_with(&format!("line {field}, column ")), "{found:?}");
    // What is missing has the place of what it is missing from.
    let found = case("flow = \"order\"\n", "flow = \"orders\"\n");
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].contains("/board/routes: the flow `order` has no route"), "{found:?}");
    assert!(found[1].starts_with(&format!("line {}, column 1: ", line(ORDERS, "flow = \"order\""))), "{found:?}");
}

#[test]
fn a_fault_in_json_has_its_line_and_its_field() {
    let case = |from: &str, to: &str| {
        assert!(ALARMS.contains(from), "{from}");
        faults(Document::from_json(&ALARMS.replacen(from, to, 1)))
    };
    let rate = line(ALARMS, "\"rate\"");
    let found = case("\"rate\": [0.5]", "\"rate\": [-0.5]");
    assert_eq!(found.len(), 1);
    assert!(found[0].starts_with(&format!("line {rate}, column ")), "{found:?}");
    assert!(found[0].contains("/scenario/flows/0/rate/0: must be between 0 and"), "{found:?}");
    let keep = line(ALARMS, "\"keep\"");
    let found = case("\"timeout_ms\": 1000", "\"timeout_ms\": 0");
    assert!(found[0].starts_with(&format!("line {keep}, column ")), "{found:?}");
    assert!(found[0].contains("/board/connections/2/timeout_ms"), "{found:?}");
    let found = case("\"instances\": 2", "\"instances\": 0, \"label\": \"a \\\" quote\"");
    assert!(found[0].starts_with(&format!("line {}, column ", line(ALARMS, "\"handler\""))), "{found:?}");
    let found = case("\"seed\": 7,", "\"seed\": 7");
    assert!(found[0].starts_with("line 3, column "), "{found:?}");
    let found = case("\"worker\"", "\"robot\"");
    assert!(found[0].contains("unknown variant `robot`"), "{found:?}");
}

/// Whatever is cut off or garbled, there is an answer, and it has a place.
#[test]
fn no_text_ends_in_a_panic() {
    for text in [
        "",
        "{",
        "[]",
        "null",
        "\u{feff}",
        "seed = ",
        "[board]\n[scenario]",
        "a = 1",
        "\"",
        "board = 1\nscenario = 2",
    ] {
        assert!(Document::from_toml(text).is_err(), "{text}");
        assert!(Document::from_json(text).is_err(), "{text}");
    }
    for end in (0..ORDERS.len()).step_by(37).filter(|end| ORDERS.is_char_boundary(*end)) {
        for fault in Document::from_toml(&ORDERS[..end]).err().into_iter().flatten() {
            assert!(fault.line <= ORDERS[..end].lines().count() + 1 && !fault.message.is_empty(), "{fault:?}");
        }
    }
    for end in (0..ALARMS.len()).step_by(7) {
        let garbled = format!("{}~{}", &ALARMS[..end], &ALARMS[end..]);
        for fault in Document::from_json(&garbled).err().into_iter().flatten() {
            assert!(fault.line <= ALARMS.lines().count() + 1 && !fault.message.is_empty(), "{fault:?}");
        }
    }
    // Boards that nobody would draw: no component at all, and far too many.
    let empty = r#"{ "board": { "components": [], "connections": [] }, "scenario": { "flows": [] } }"#;
    assert!(faults(Document::from_json(empty))[0].contains("/scenario/flows: must be 1 to 20 flows"));
    let many =
        (0..90).map(|n| format!("[[board.components]]\nid = \"s{n}\"\nkind = \"service\"\n")).collect::<String>();
    let found = faults(Document::from_toml(&format!("[board]\nconnections = []\n{many}[scenario]\nflows = []\n")));
    assert!(found[0].contains("/board/components: at most 80 components"), "{found:?}");
}

#[test]
fn the_examples_show_what_they_say() {
    let orders = Document::from_toml(ORDERS).expect("a document");
    let day = run(&orders.board, &orders.scenario, orders.seed).expect("a day");
    let order = day.flow("order").expect("order");
    assert!(order.availability() > 0.999, "{}", order.availability());
    assert_eq!((order.lost, order.doubled, order.dead_letters), (0.0, 0.0, 0.0));
    let calm = Document::from_toml(FRONT_PAGE).expect("a document");
    let each = run(&calm.board, &calm.scenario, 1).expect("a day");
    let one = Document::from_toml(&FRONT_PAGE.replace("ttl_s = 60", "ttl_s = 60, fill = \"coalesced\""))
        .expect("a document");
    let one = run(&one.board, &one.scenario, 1).expect("a day");
    let most = |day: &devproof_simulator::Day| {
        let minutes = &day.component("db").expect("db").minutes;
        minutes[1200..1230].iter().map(|minute| minute.waiting).fold(0.0, f64::max)
    };
    assert!(most(&each) > 10.0 * most(&one).max(1.0), "{} {}", most(&each), most(&one));
    let alarms = Document::from_json(ALARMS).expect("a document");
    let day = run(&alarms.board, &alarms.scenario, alarms.seed).expect("a day");
    let alarm = day.flow("alarm").expect("alarm");
    assert!(alarm.lost > 400.0, "a quarter of an hour of alarms: {}", alarm.lost);
}

#[test]
fn reports_are_complete_and_the_same_each_time() {
    let document = Document::from_json(ALARMS).expect("a document");
    let run = || run(&document.board, &document.scenario, document.seed).expect("a day");
    let day = run();
    let texts = |day: &devproof_simulator::Day| {
        [report::summary(&document, 7, day), report::flows_csv(day), report::components_csv(day), report::json(day)]
    };
    assert_eq!(texts(&day), texts(&run()));
    let [summary, flows, components, json] = texts(&day);
    assert!(summary.starts_with("Alarms that leave their queue too early, seed 7\n"), "{summary}");
    for id in ["alarm", "inbox", "handler", "store"] {
        assert!(summary.lines().any(|line| line.starts_with(id)), "{id} in {summary}");
    }
    assert!(summary.lines().all(|line| line == line.trim_end()), "{summary}");
    assert_eq!(flows.lines().count(), 1 + 1440);
    assert_eq!(components.lines().count(), 1 + 3 * 1440);
    for csv in [&flows, &components] {
        let fields = |line: &str| line.split(',').count();
        let header = csv.lines().next().expect("a header");
        assert!(csv.lines().all(|line| fields(line) == fields(header)));
    }
    let asked: f64 = flows.lines().skip(1).map(|line| line.split(',').nth(2).unwrap().parse::<f64>().unwrap()).sum();
    assert!((asked - day.flows[0].asked).abs() < 1e-6 * asked);
    let value: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(value["flows"][0]["minutes"].as_array().map(Vec::len), Some(1440));
    let other = devproof_simulator::run(&document.board, &document.scenario, 8).expect("a day");
    assert_ne!(report::flows_csv(&other), flows, "another seed draws other numbers");
}
