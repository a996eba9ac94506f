use super::*;
use crate::board::Edge;
use proptest::prelude::*;

/// `client c, service s*3 @500; c>s, s~>q, a=b`: kinds with names, instances and capacities, then connections.
pub(crate) fn drawn(text: &str) -> Board {
    let (nodes, edges) = text.split_once(';').unwrap_or((text, ""));
    let node = |part: &str| {
        let mut words = part.split_whitespace();
        let kind = serde_json::from_value(words.next().expect("a kind").into()).expect("a known kind");
        let name = words.next().expect("a name");
        let (id, instances) = name.split_once('*').unwrap_or((name, ""));
        let capacity = words.next().map(|word| word.trim_start_matches('@').parse().expect("a capacity"));
        let instances = instances.parse().ok();
        Node { id: id.into(), kind, label: id.into(), note: String::new(), x: 0.0, y: 0.0, instances, capacity }
    };
    let edge = |(place, part): (usize, &str)| {
        let (kind, arrow) = match part {
            part if part.contains("~>") => (EdgeKind::Async, "~>"),
            part if part.contains('=') => (EdgeKind::Copy, "="),
            _ => (EdgeKind::Request, ">"),
        };
        let (from, to) = part.split_once(arrow).expect("an arrow");
        Edge { id: format!("e{place}"), from: from.trim().into(), to: to.trim().into(), label: String::new(), kind }
    };
    Board {
        nodes: nodes.split(',').filter(|part| !part.trim().is_empty()).map(node).collect(),
        edges: edges.split(',').filter(|part| !part.trim().is_empty()).enumerate().map(edge).collect(),
        notes: String::new(),
    }
}

fn flow(from: &[Kind], via: &[&[Kind]], to: &[Kind]) -> Flow {
    Flow {
        id: "f".into(),
        title: "A flow".into(),
        kind: crate::problem::FlowKind::Write,
        from: from.to_vec(),
        via: via.iter().map(|set| set.to_vec()).collect(),
        to: to.to_vec(),
        demand: "rate".into(),
    }
}

fn path(board: &Board, flow: &Flow) -> String {
    Graph::new(board).flow(flow).path.map(|path| path.join(" ")).unwrap_or_default()
}

#[test]
fn a_path_crosses_the_sets_in_their_order() {
    let write = flow(&[Kind::Client], &[&[Kind::Service], &[Kind::Queue, Kind::Stream]], &[Kind::SqlDatabase]);
    let board = drawn("client c, service s, queue q, worker w, sql_database d; c>s, s~>q, q>w, w>d, s>d");
    assert_eq!(path(&board, &write), "c s q w d");
    let reverse = drawn("client c, service s, queue q, sql_database d; c>q, q>s, s>d");
    assert_eq!(path(&reverse, &write), "");
    assert_eq!(path(&drawn("client c, service s, queue q, sql_database d; c>s, s=q, q>d"), &write), "");
}

#[test]
fn a_worker_pulls_and_a_client_is_answered() {
    let notify = flow(&[Kind::Client], &[&[Kind::Queue], &[Kind::Worker]], &[Kind::Client]);
    let board = drawn("client c, service s, queue q, worker w, gateway g; c>s, s>q, w>q, w>g, c>g");
    assert_eq!(path(&board, &notify), "c s q w g c");
    // The way back to a client is an end, never a shortcut to somewhere else.
    let through = flow(&[Kind::Service], &[], &[Kind::SqlDatabase]);
    assert_eq!(path(&drawn("service s, client c, sql_database d; c>s, c>d"), &through), "");
}

#[test]
fn a_single_point_has_one_instance_and_nobody_to_stand_in() {
    let write = flow(&[Kind::Client], &[&[Kind::Service]], &[Kind::SqlDatabase]);
    let singles = |text: &str| Graph::new(&drawn(text)).flow(&write).single_points.join(" ");
    assert_eq!(singles("client c, service s, sql_database d; c>s, s>d"), "s d");
    assert_eq!(singles("client c, service s*2, sql_database d; c>s, s>d"), "d");
    assert_eq!(singles("client c, service s*2, sql_database d, sql_database r; c>s, s>d, d=r"), "");
    assert_eq!(singles("client c, service s*2, sql_database d, cache r; c>s, s>d, d=r"), "d");
    assert_eq!(singles("client c, service a, service b, sql_database d*2; c>a, c>b, a>d, b>d"), "");
    assert_eq!(
        singles("client c, load_balancer l, service a, service b, sql_database d*2; c>l, l>a, l>b, a>d, b>d"),
        "l"
    );
}

#[test]
fn a_flow_starts_and_ends_where_its_title_says() {
    let mut sends = flow(&[Kind::Client], &[], &[Kind::SqlDatabase, Kind::ObjectStore]);
    sends.title = "A bus sends its position and it is kept".into();
    let board = drawn(
        "client app, client bus, service s*2, sql_database timetable, queue q, worker w, object_store o; app>s, s>timetable, bus>q, q>w, w>o",
    );
    assert_eq!(path(&board, &sends), "bus q w o");
    // Without a way of its own it takes any.
    let other = drawn("client app, client bus, service s, sql_database timetable; app>s, s>timetable");
    assert_eq!(path(&other, &sends), "app s timetable");
}

#[test]
fn everybody_is_nobodys_single_point() {
    let read = flow(&[Kind::Client], &[], &[Kind::External]);
    let state = Graph::new(&drawn("client c, cdn n, external x; c>n, n>x")).flow(&read);
    assert!(state.path.is_some() && state.dominators.is_empty() && state.single_points.is_empty());
}

/// Any board, also one that no check would let pass.
pub(crate) fn any_board() -> impl Strategy<Value = Board> {
    let node = (0..14_usize, 0..16_usize, proptest::option::of(0..5_u32), proptest::option::of(-1.0..1e6_f64));
    let edge = (0..16_usize, 0..16_usize, 0..3_usize);
    (proptest::collection::vec(node, 0..14), proptest::collection::vec(edge, 0..40)).prop_map(|(nodes, edges)| {
        let nodes = nodes.into_iter().map(|(id, kind, instances, capacity)| Node {
            id: format!("n{id}"),
            kind: Kind::ALL[kind],
            label: String::new(),
            note: String::new(),
            x: 0.0,
            y: 0.0,
            instances,
            capacity,
        });
        let edges = edges.into_iter().enumerate().map(|(place, (from, to, kind))| Edge {
            id: format!("e{place}"),
            from: format!("n{from}"),
            to: format!("n{to}"),
            label: String::new(),
            kind: [EdgeKind::Request, EdgeKind::Async, EdgeKind::Copy][kind],
        });
        Board { nodes: nodes.collect(), edges: edges.collect(), notes: String::new() }
    })
}

fn any_flow() -> impl Strategy<Value = Flow> {
    let kinds = || proptest::sample::subsequence(Kind::ALL.to_vec(), 1..6);
    (kinds(), proptest::collection::vec(kinds(), 0..4), kinds()).prop_map(|(from, via, to)| {
        let via: Vec<&[Kind]> = via.iter().map(Vec::as_slice).collect();
        flow(&from, &via, &to)
    })
}

proptest! {
    #[test]
    fn any_board_has_an_answer_and_always_the_same(board in any_board(), flow in any_flow()) {
        let state = Graph::new(&board).flow(&flow);
        prop_assert_eq!(&state, &Graph::new(&board).flow(&flow));
        prop_assert!(state.single_points.iter().all(|id| state.dominators.contains(id)));
        if let Some(path) = &state.path {
            let kind = |id: &String| board.node(id).map(|node| node.kind);
            prop_assert!(path.first().and_then(kind).is_some_and(|kind| flow.from.contains(&kind)));
            prop_assert!(path.last().and_then(kind).is_some_and(|kind| flow.to.contains(&kind)));
        }
        for id in &state.dominators {
            // Ids that stand twice are refused by the board's check; here they only must not panic.
            if board.nodes.iter().filter(|node| &node.id == id).count() == 1 {
                prop_assert!(Graph::without(&board, Some(id)).flow(&flow).path.is_none());
            }
        }
    }

    #[test]
    fn more_connections_never_take_a_path_away(board in any_board(), flow in any_flow(), from in 0..14_usize, to in 0..14_usize) {
        let before = Graph::new(&board).flow(&flow).path;
        let mut more = board;
        more.edges.push(Edge { id: "new".into(), from: format!("n{from}"), to: format!("n{to}"), label: String::new(), kind: EdgeKind::Request });
        let after = Graph::new(&more).flow(&flow).path;
        prop_assert!(before.is_none() || after.is_some());
    }
}
