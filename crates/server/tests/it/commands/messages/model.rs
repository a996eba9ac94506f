//! Random days of four people on up to eight devices, against the running server: writing, editing, deleting, reading,
//! hiding, muting, blocking and ending, several at once, while sockets break and come back. Whatever happened, every device
//! ends with the list of the database, every count equals a fresh one, and nothing that was acknowledged is missing.
//! More days: `PROPTEST_CASES=300`.

use crate::{
    commands::{Match, interest, matched, open_job},
    kit::{Answer, Person, TestApp},
    realtime::client::{Socket, on},
};
use futures::future::join_all;
use proptest::{
    prelude::*,
    test_runner::{Config, TestRunner},
};
use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, HashMap, HashSet},
    time::Duration,
};
use uuid::Uuid;

/// Days of one run of `./test`; each takes a second or two.
const CASES: u32 = 6;
const PEOPLE: usize = 4;
/// Two seekers, each with a conversation of their own with the two members of the company.
const CONVERSATIONS: usize = 2;
/// How long the news of a day may take to reach a device.
const TRIES: usize = 40;
const QUIET: Duration = Duration::from_millis(100);

/// What happens on a device.
#[derive(Debug, Clone)]
enum Act {
    Send { twice: bool },
    Edit { which: usize },
    Delete { which: usize },
    Read { back: i64 },
    Hide { on: bool },
    Mute { on: bool },
    Block { other: usize },
    Unblock { other: usize },
    End,
    Disconnect,
    Connect,
}

/// An act, on which device, in which of its owner's conversations.
#[derive(Debug, Clone)]
struct Step {
    device: usize,
    conversation: usize,
    act: Act,
}

#[derive(Debug, Clone)]
struct Day {
    /// Whose each device is.
    owners: Vec<usize>,
    /// The steps of one batch happen at once.
    batches: Vec<Vec<Step>>,
}

fn days() -> impl Strategy<Value = Day> {
    let other = 0..PEOPLE;
    let act = prop_oneof![
        12 => any::<bool>().prop_map(|twice| Act::Send { twice }),
        4 => (0..20_usize).prop_map(|which| Act::Edit { which }),
        3 => (0..20_usize).prop_map(|which| Act::Delete { which }),
        5 => (0..4_i64).prop_map(|back| Act::Read { back }),
        1 => any::<bool>().prop_map(|on| Act::Hide { on }),
        1 => any::<bool>().prop_map(|on| Act::Mute { on }),
        1 => other.clone().prop_map(|other| Act::Block { other }),
        2 => other.prop_map(|other| Act::Unblock { other }),
        1 => Just(Act::End),
        2 => Just(Act::Disconnect),
        4 => Just(Act::Connect),
    ];
    let step = (0..8_usize, 0..CONVERSATIONS, act).prop_map(|(device, conversation, act)| Step {
        device,
        conversation,
        act,
    });
    let batches = prop::collection::vec(prop::collection::vec(step, 1..5), 4..16);
    (prop::collection::vec(0..PEOPLE, 2..9), batches).prop_map(|(owners, batches)| Day { owners, batches })
}

/// A message as a list shows it: what one says of it in a comparison.
type Shown = (Uuid, String, bool);
type Thread = BTreeMap<i64, Shown>;

fn shown(row: &Value) -> (i64, Shown) {
    let id = row["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let body = row["body"].as_str().unwrap_or_default().to_owned();
    (row["sequence"].as_i64().expect("a number"), (id, body, !row["deleted_at"].is_null()))
}

async fn read_thread(person: &Person, conversation: Uuid) -> Thread {
    let path = format!(
        "/rest/v1/messages?conversation_id=eq.{conversation}&select=id,sequence,body,deleted_at&order=sequence"
    );
    person.get(&path).await.ok().as_array().expect("rows").iter().map(shown).collect()
}

/// What one screen knows, as the web app keeps it: live changes on top of what was read at the join.
struct Device {
    person: Person,
    conversations: Vec<Uuid>,
    socket: Option<Socket>,
    threads: HashMap<Uuid, Thread>,
}

impl Device {
    async fn connect(&mut self, app: &TestApp) {
        let mut socket = Socket::open(app).await;
        socket.subscribe("realtime:messages", Some(&self.person.token), &[on("*", "messages")]).await;
        self.socket = Some(socket);
        // After the join: what is committed in between comes both ways.
        for conversation in &self.conversations {
            self.threads.insert(*conversation, read_thread(&self.person, *conversation).await);
        }
    }

    /// Takes in what has arrived.
    async fn hear(&mut self) {
        let Some(socket) = &mut self.socket else { return };
        for change in socket.changes(QUIET).await {
            let row = &change["record"];
            let conversation: Uuid =
                row["conversation_id"].as_str().and_then(|id| id.parse().ok()).expect("a conversation");
            let (sequence, message) = shown(row);
            let thread = self.threads.get_mut(&conversation).expect("a conversation of one's own");
            let last = thread.keys().next_back().copied().unwrap_or_default();
            assert!(sequence <= last + 1, "message {sequence} came after {last}: those between were not sent");
            // An answer from before an earlier change may come after it: a deletion stays one.
            if !thread.get(&sequence).is_some_and(|(_, _, deleted)| *deleted && !message.2) {
                thread.insert(sequence, message);
            }
        }
    }
}

struct World {
    app: TestApp,
    /// Admin, recruiter, and the two seekers.
    people: Vec<Person>,
    conversations: Vec<Uuid>,
    /// What the server said was stored, by conversation.
    acknowledged: HashMap<Uuid, Uuid>,
    refused: HashSet<Uuid>,
    ended: HashSet<Uuid>,
}

impl World {
    async fn new() -> Self {
        let app = TestApp::start().await;
        app.app.start_feed();
        let Match { company, seeker, conversation, .. } = matched(&app).await;
        let recruiter = app.recruiter(&company, &["manage_jobs", "view_candidates", "message_candidates"]).await;
        let other = app.seeker().await;
        let job = open_job(&recruiter, "Operator").await;
        let interaction = interest(&other, job).await;
        // The admin approves a candidate of the recruiter's: both take part.
        let approved = company.admin.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
        let shared = approved["conversation_id"].as_str().and_then(|id| id.parse().ok()).expect("a conversation");
        Self {
            app,
            people: vec![company.admin, recruiter, seeker, other],
            conversations: vec![conversation, shared],
            acknowledged: HashMap::new(),
            refused: HashSet::new(),
            ended: HashSet::new(),
        }
    }

    /// The conversations that someone takes part in.
    fn conversations_of(&self, person: usize) -> Vec<Uuid> {
        let [first, shared] = self.conversations[..] else { panic!("two conversations") };
        match person {
            0 => vec![first, shared],
            2 => vec![first],
            _ => vec![shared],
        }
    }

    /// The newest of someone's own messages that stand, counted back.
    async fn own_message(&self, person: &Person, which: usize) -> Option<Uuid> {
        let sql = "select id from messages where sender_id = $1 and deleted_at is null and kind = 'text'
                   order by conversation_id, sequence desc offset $2 limit 1";
        let offset = i64::try_from(which).expect("a small number");
        let client = self.app.database.admin().await;
        let row = client.query_opt(sql, &[&person.id, &offset]).await.expect("the database answers");
        row.map(|row| row.get(0))
    }

    /// Does the acts of a batch that are requests, all at once.
    async fn requests(&mut self, batch: &[Step], owners: &[usize]) {
        let asked = batch.iter().map(|step| self.request(step, owners[step.device % owners.len()]));
        let mut ended = HashSet::new();
        for told in join_all(asked).await.into_iter().flatten() {
            match told {
                Told::Stored(conversation, id) => {
                    assert!(!self.ended.contains(&conversation), "nothing is stored after the end");
                    self.acknowledged.insert(id, conversation);
                }
                Told::Refused(id) => drop(self.refused.insert(id)),
                Told::Ended(conversation) => drop(ended.insert(conversation)),
            }
        }
        self.ended.extend(ended);
    }

    async fn request(&self, step: &Step, owner: usize) -> Option<Told> {
        let person = &self.people[owner];
        let own = self.conversations_of(owner);
        let conversation = own[step.conversation % own.len()];
        let set = async |change: Value| {
            let path = format!(
                "/rest/v1/conversation_participants?conversation_id=eq.{conversation}&user_id=eq.{}",
                person.id
            );
            Answer::of(person.request("PATCH", &path).json(&change)).await.ok();
        };
        match &step.act {
            Act::Send { twice } => {
                let id = Uuid::new_v4();
                let call =
                    json!({ "p_id": id, "p_conversation_id": conversation, "p_body": format!("words of {id}") });
                let answers = join_all((0..=usize::from(*twice)).map(|_| person.rpc("send_message", &call))).await;
                let stored = answers.iter().filter(|answer| answer.status.is_success()).count();
                for refused in answers.iter().filter(|answer| !answer.status.is_success()) {
                    assert_eq!(refused.status.as_u16(), 403, "{}", refused.text);
                }
                return Some(if stored > 0 { Told::Stored(conversation, id) } else { Told::Refused(id) });
            }
            Act::Edit { which } => {
                if let Some(id) = self.own_message(person, *which).await {
                    let words = json!({ "p_id": id, "p_body": format!("other words, {}", Uuid::new_v4()) });
                    expected(&person.rpc("edit_message", &words).await);
                }
            }
            Act::Delete { which } => {
                if let Some(id) = self.own_message(person, *which).await {
                    expected(&person.rpc("delete_message", &json!({ "p_id": id })).await);
                }
            }
            Act::Read { back } => {
                let thread = read_thread(person, conversation).await;
                let sequence = thread.keys().next_back().copied().unwrap_or_default() - back;
                let mark = json!({ "p_conversation_id": conversation, "p_sequence": sequence });
                person.rpc("mark_read", &mark).await.ok();
            }
            Act::Hide { on } => set(json!({ "is_hidden": on })).await,
            Act::Mute { on } => set(json!({ "is_muted": on })).await,
            Act::Block { other } => {
                let other = json!({ "p_person_id": self.people[*other].id });
                expected(&person.rpc("block_person", &other).await);
            }
            Act::Unblock { other } => {
                let other = json!({ "p_person_id": self.people[*other].id });
                expected(&person.rpc("unblock_person", &other).await);
            }
            Act::End => {
                let end = person.rpc("end_conversation", &json!({ "p_conversation_id": conversation })).await;
                expected(&end);
                return end.status.is_success().then_some(Told::Ended(conversation));
            }
            Act::Disconnect | Act::Connect => {}
        }
        None
    }

    /// Every count that the app shows, beside one made from the rows.
    async fn counts_are_right(&self) {
        let unread = "select count(distinct m.sender_id)
            from messages m
            join conversation_participants p on p.conversation_id = m.conversation_id and p.user_id = $1
            where m.sender_id <> $1 and m.deleted_at is null and m.sequence > p.last_read_sequence
              and not p.is_hidden and not p.is_muted";
        let of_one = "select count(*) from messages m
            join conversation_participants p on p.conversation_id = m.conversation_id and p.user_id = $2
            where m.conversation_id = $1 and m.sender_id <> $2 and m.deleted_at is null
              and m.sequence > p.last_read_sequence";
        let client = self.app.database.admin().await;
        for (owner, person) in self.people.iter().enumerate() {
            let counted: i64 = client.query_one(unread, &[&person.id]).await.expect("a count").get(0);
            let badges = person.rpc("get_badges", &json!({})).await.ok();
            assert_eq!(badges["messages"], json!(counted), "the badge of person {owner}");
            let listed = person.rpc("list_conversations", &json!({})).await.ok();
            let listed = listed.as_array().expect("a list");
            assert_eq!(listed.len(), self.conversations_of(owner).len(), "the list of person {owner}");
            for line in listed {
                let id: Uuid = line["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
                let counted: i64 = client.query_one(of_one, &[&id, &person.id]).await.expect("a count").get(0);
                assert_eq!(line["unread_count"], json!(counted), "of person {owner}");
                assert_eq!(!line["ended_at"].is_null(), self.ended.contains(&id), "whether it has ended");
            }
        }
    }

    /// Nothing acknowledged is missing or doubled, nothing refused is there, and numbers have no gap.
    async fn nothing_is_lost(&self) {
        let client = self.app.database.admin().await;
        for conversation in &self.conversations {
            let sql = "select id, sequence from messages where conversation_id = $1 order by sequence";
            let rows = client.query(sql, &[conversation]).await.expect("messages");
            let ids: Vec<Uuid> = rows.iter().map(|row| row.get(0)).collect();
            let numbers: Vec<i64> = rows.iter().map(|row| row.get(1)).collect();
            assert_eq!(numbers, (1..).take(rows.len()).collect::<Vec<i64>>(), "numbers without gaps");
            for (id, place) in &self.acknowledged {
                let times = ids.iter().filter(|one| *one == id).count();
                assert_eq!(times, usize::from(place == conversation), "an acknowledged message is there once");
            }
            assert!(ids.iter().all(|id| !self.refused.contains(id)), "what was refused is not there");
        }
    }
}

enum Told {
    Stored(Uuid, Uuid),
    Refused(Uuid),
    Ended(Uuid),
}

/// An act may be refused, with a reason.
fn expected(answer: &Answer) {
    let status = answer.status.as_u16();
    assert!(matches!(status, 200..=204 | 403 | 404 | 409 | 422), "{status} {}", answer.text);
}

async fn live(day: Day) {
    let mut world = World::new().await;
    let mut devices: Vec<Device> = (day.owners.iter())
        .map(|owner| Device {
            person: world.people[*owner].clone(),
            conversations: world.conversations_of(*owner),
            socket: None,
            threads: HashMap::new(),
        })
        .collect();
    for device in &mut devices {
        device.connect(&world.app).await;
    }
    for batch in &day.batches {
        world.requests(batch, &day.owners).await;
        for step in batch {
            let at = step.device % devices.len();
            match step.act {
                Act::Disconnect => devices[at].socket = None,
                Act::Connect if devices[at].socket.is_none() => devices[at].connect(&world.app).await,
                _ => {}
            }
        }
        world.counts_are_right().await;
    }
    world.nothing_is_lost().await;
    for (at, device) in devices.iter_mut().enumerate() {
        if device.socket.is_none() {
            device.connect(&world.app).await;
        }
        for conversation in device.conversations.clone() {
            let stored = read_thread(&device.person, conversation).await;
            for _ in 0..TRIES {
                if device.threads[&conversation] == stored {
                    break;
                }
                device.hear().await;
            }
            assert_eq!(device.threads[&conversation], stored, "device {at} ends with the list of the database");
        }
    }
}

#[test]
fn every_device_ends_with_the_list_of_the_database_and_every_count_is_a_fresh_one() {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(CASES);
    let config = Config { cases, max_shrink_iters: 40, failure_persistence: None, ..Config::default() };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    TestRunner::new(config)
        .run(&days(), |day| {
            let lived = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| runtime.block_on(live(day))));
            lived.map_err(|_| TestCaseError::fail("a day that went wrong; its panic is above"))
        })
        .expect("every day goes well");
}
