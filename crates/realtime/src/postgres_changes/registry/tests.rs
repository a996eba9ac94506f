use super::*;
use crate::{hub::Hub, protocol::Vsn};
use serde_json::json;

fn register(registry: &Arc<Registry>, caller: Caller, entry: &serde_json::Value) -> Registration {
    let member = Arc::new(Hub::default()).register(Vsn::V2, 1000);
    let peer = Peer::new(Arc::clone(&member.handle), "realtime:a".into(), None, Arc::new(caller));
    registry.register(Arc::new(peer), &[Binding::parse(1, entry.as_object().unwrap()).unwrap()])
}

fn user(id: u128) -> Caller {
    let id = Uuid::from_u128(id);
    Caller::from_claims(json!({"role": "authenticated", "sub": id, "session_id": id})).unwrap()
}

fn listeners_of(registry: &Registry, operation: Operation, audience: Option<&HashSet<Uuid>>) -> HashSet<Listener> {
    registry.listeners("public", "messages", operation, audience).into_iter().map(|(listener, _)| listener).collect()
}

#[test]
fn an_audience_picks_among_the_users() {
    let registry = Arc::new(Registry::default());
    let entry = json!({"table": "messages"});
    let _held = [user(1), user(2), Caller::anon()].map(|caller| register(&registry, caller, &entry));
    let audience = HashSet::from([Uuid::from_u128(2), Uuid::from_u128(9)]);
    assert_eq!(listeners_of(&registry, Operation::Insert, None).len(), 3);
    assert_eq!(
        listeners_of(&registry, Operation::Insert, Some(&audience)),
        HashSet::from([Listener::User(Uuid::from_u128(2)), Listener::Anon])
    );
}

#[test]
fn wider_subscriptions_are_found_and_other_operations_are_not() {
    let registry = Arc::new(Registry::default());
    let entries =
        [json!({"event": "DELETE", "table": "messages"}), json!({"schema": "*"}), json!({"event": "INSERT"})];
    let mut registrations = Vec::new();
    for (number, entry) in entries.iter().enumerate() {
        registrations.push(register(&registry, user(number as u128), entry));
    }
    let [deletes, all, inserts] = [0, 1, 2].map(|id| Listener::User(Uuid::from_u128(id)));
    assert_eq!(listeners_of(&registry, Operation::Delete, None), HashSet::from([deletes, all]));
    assert_eq!(listeners_of(&registry, Operation::Insert, None), HashSet::from([all, inserts]));
    assert!(registry.listens("public", "other"));
    registrations.truncate(1);
    assert!(!registry.listens("public", "other"));
    registrations.clear();
    assert!(!registry.listens("public", "messages"));
    assert!(registry.lock().is_empty(), "nothing is left behind");
}
