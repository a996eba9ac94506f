//! What forms know of settings is what the model does: every setting is read, defaults are the model's, bounds are those
//! that a board is held to.

use devproof_simulator::{
    Board, Component, Connection, Kind,
    settings::{Form, Setting, of_component, of_connection},
};
use serde_json::{Value, json};

/// Sets `storage/replicas` of an object.
fn set(object: &mut Value, path: &str, to: Value) {
    let mut place = object;
    let mut steps = path.split('/').peekable();
    while let Some(step) = steps.next() {
        if steps.peek().is_none() {
            place[step] = to;
            return;
        }
        if place[step].is_null() {
            place[step] = json!({});
        }
        place = &mut place[step];
    }
}

/// An object on which a setting has a meaning.
fn ready(base: &Value, setting: &Setting, all: &[Setting]) -> Value {
    let mut object = base.clone();
    for need in &setting.needs {
        let other = all.iter().find(|one| one.path == need.path).expect("a setting of the same form");
        object = ready(&object, other, all);
        let value = need.values.first().map_or_else(|| some_value(other), |value| json!(value));
        put(&mut object, other, value);
    }
    object
}

/// Sets one as a form does.
fn put(object: &mut Value, setting: &Setting, value: Value) {
    for with in &setting.with {
        if with.values.is_empty() || with.values.iter().any(|one| value == *one) {
            set(object, with.path, with.set.clone());
        }
    }
    set(object, setting.path, value);
}

/// One that isn't the default.
fn some_value(setting: &Setting) -> Value {
    match &setting.form {
        // The first wait is not longer than the longest.
        Form::Number { max, .. } if setting.path == "backoff/max_ms" => json!(max),
        Form::Number { min, max, is_whole, .. } => {
            let value = (min + 2.0).min(*max);
            if *is_whole { json!(value as u64) } else { json!(value) }
        }
        Form::Choice { options } => json!(options.last().expect("an option").value),
        Form::Switch => json!(true),
        Form::Zones => json!(["a", "b"]),
    }
}

/// The board around a component or a connection, and where it is in it.
fn board_of(part: &Value, is_from_queue: bool) -> (Board, &'static str) {
    let (components, connections, at) = if part["from"].is_null() {
        (json!([part]), json!([]), "/components/0")
    } else {
        let from = if is_from_queue { "queue" } else { "service" };
        (json!([{ "id": "a", "kind": from }, { "id": "b", "kind": "worker" }]), json!([part]), "/connections/0")
    };
    let board = json!({ "components": components, "connections": connections });
    (serde_json::from_value(board).unwrap_or_else(|error| panic!("{part}: {error}")), at)
}

fn forms() -> Vec<(Value, Vec<Setting>, bool)> {
    let mut forms: Vec<_> = Kind::ALL
        .into_iter()
        .map(|kind| (json!({ "id": "x", "kind": kind.name() }), of_component(kind), false))
        .collect();
    for is_from_queue in [false, true] {
        forms.push((json!({ "id": "x", "from": "a", "to": "b" }), of_connection(is_from_queue), is_from_queue));
    }
    forms
}

fn faults_at(object: &Value, path: &str, is_from_queue: bool) -> Vec<String> {
    let (board, at) = board_of(object, is_from_queue);
    let pointer = format!("{at}/{path}");
    let faults = board.check().into_iter().filter(|fault| fault.pointer.starts_with(&pointer));
    faults.map(|fault| fault.to_string()).collect()
}

#[test]
fn every_setting_is_one_of_the_models_and_can_be_set() {
    for (base, settings, is_from_queue) in forms() {
        for setting in &settings {
            let mut object = ready(&base, setting, &settings);
            put(&mut object, setting, some_value(setting));
            let (board, _) = board_of(&object, is_from_queue);
            assert!(board.check().is_empty(), "{object}: {:?}", board.check());
        }
    }
}

#[test]
fn what_is_open_has_the_default_that_the_form_names() {
    for (base, settings, _) in forms() {
        for setting in settings.iter().filter(|setting| !setting.is_required) {
            let default = match &setting.form {
                Form::Choice { options } => json!(options[0].value),
                Form::Switch => json!(false),
                Form::Zones => json!(["a"]),
                Form::Number { .. } => match setting.path {
                    "instances" | "storage/partitions" => json!(1),
                    "retries" => json!(0),
                    "queue/visibility_s" => json!(30.0),
                    // No number means what these mean while they are open.
                    _ => continue,
                },
            };
            let mut explicit = base.clone();
            set(&mut explicit, setting.path, default);
            assert_eq!(full(&base), full(&explicit), "{}", setting.path);
        }
    }
}

/// With every group written out.
fn full(part: &Value) -> String {
    if part["from"].is_null() {
        let mut component: Component = serde_json::from_value(part.clone()).expect("a component");
        component.storage.get_or_insert_default();
        component.cache.get_or_insert_default();
        component.queue.get_or_insert_default();
        format!("{component:?}")
    } else {
        format!("{:?}", serde_json::from_value::<Connection>(part.clone()).expect("a connection"))
    }
}

#[test]
fn bounds_of_numbers_are_those_of_the_model() {
    for (base, settings, is_from_queue) in forms() {
        for setting in &settings {
            let Form::Number { min, max, is_whole, .. } = setting.form else { continue };
            let number = |value: f64| if is_whole { json!(value as u64) } else { json!(value) };
            let with = |value: f64| {
                let mut object = ready(&base, setting, &settings);
                put(&mut object, setting, number(value));
                faults_at(&object, setting.path, is_from_queue)
            };
            // A quorum has the replicas as its bound too, and replicas the quorum.
            if !setting.path.ends_with("quorum") {
                assert!(with(max).is_empty(), "{} at {max}: {:?}", setting.path, with(max));
            }
            let depends_on_another = matches!(setting.path, "storage/replicas" | "backoff/max_ms");
            assert!(with(min).is_empty() || depends_on_another, "{} at {min}", setting.path);
            let is_stricter_in_practice = matches!(setting.path, "instances" | "storage/fail_over_s");
            // A fixed wait can be none.
            if min > 0.0 && !is_stricter_in_practice && setting.path != "backoff/base_ms" {
                let below = if is_whole { min - 1.0 } else { min / 2.0 };
                assert!(!with(below).is_empty(), "{} at {below}", setting.path);
            }
            if !is_stricter_in_practice {
                assert!(!with(max * 2.0 + 1.0).is_empty(), "{} above {max}", setting.path);
            }
        }
    }
}
