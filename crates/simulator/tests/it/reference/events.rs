//! One route, event by event.

use devproof_simulator::{
    Board, Incident, Scenario,
    model::Queue as QueueSettings,
    model::{Consume, Kind, Overflow},
};
use std::{
    cmp::Reverse,
    collections::{BinaryHeap, VecDeque},
};

const DAY_S: f64 = 86_400.0;

/// What became of everything.
#[derive(Debug, Default)]
pub struct Outcome {
    pub answered: f64,
    pub errors: f64,
    pub delivered: f64,
    pub lost: f64,
    pub dead_letters: f64,
    /// For each component: the mean number that waits; for a queue the mean number of its items.
    queues: Vec<f64>,
}

impl Outcome {
    pub fn mean_queue(&self, board: &Board, id: &str) -> f64 {
        self.queues[board.component(id).expect("a component")]
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    Arrival,
    /// A station has done its own part of a task.
    Worked(usize),
    TimedOut(usize),
    /// A client tries again, after so many failures.
    Retry(u32),
    /// An item is handed out again, after so many failures.
    Visible(u32),
    Stops(usize, usize),
    Starts(usize, usize),
}

/// A call on its way: an attempt of a client, or an item in the hands of a worker.
#[derive(Debug, Clone, Copy)]
struct Task {
    is_item: bool,
    failures: u32,
    /// How many stations of its way have been entered. It has a place at each, at the last unless it waits there.
    depth: usize,
    waits: bool,
    /// Which instance of its first station has it.
    instance: usize,
    is_over: bool,
    /// Its client has gone.
    is_abandoned: bool,
}

struct Station {
    service_s: f64,
    places: usize,
    room: usize,
    /// Of each instance: whether it is there, and how many places are taken.
    instances: Vec<(bool, usize)>,
    line: VecDeque<usize>,
    waiting: TimeMean,
}

/// A mean over time.
#[derive(Debug, Default, Clone, Copy)]
struct TimeMean {
    now: f64,
    since: f64,
    area: f64,
}

impl TimeMean {
    fn set(&mut self, at: f64, value: f64) {
        self.area += self.now * (at - self.since);
        (self.now, self.since) = (value, at);
    }

    fn mean(mut self) -> f64 {
        self.set(DAY_S, 0.0);
        self.area / DAY_S
    }
}

impl Station {
    fn free(&self) -> Option<usize> {
        // The least busy, as a balancer would.
        let up = self.instances.iter().enumerate().filter(|(_, (is_up, taken))| *is_up && *taken < self.places);
        up.min_by_key(|(_, (_, taken))| *taken).map(|(place, _)| place)
    }

    fn is_up(&self) -> bool {
        self.instances.iter().any(|(is_up, _)| *is_up)
    }
}

struct Queue {
    settings: QueueSettings,
    /// Items that can be taken: when they came, and how often they failed.
    ready: VecDeque<(f64, u32)>,
    /// In the hands of workers, or to be handed out again.
    away: usize,
    items: TimeMean,
}

/// The run of one route.
pub struct Reference<'a> {
    scenario: &'a Scenario,
    now: f64,
    turn: u64,
    /// By time, as the bits of it, and in the order of planning.
    events: BinaryHeap<Reverse<(u64, u64, Event)>>,
    random: u64,
    stations: Vec<Station>,
    /// Stations in the order of calls: of a client's attempt, and of an item.
    request_way: Vec<usize>,
    item_way: Vec<usize>,
    queue: Option<(usize, Queue)>,
    tasks: Vec<Task>,
    timeout_s: f64,
    retries: u32,
    pause_s: f64,
    outcome: Outcome,
}

impl<'a> Reference<'a> {
    /// For a board of one route without branches.
    pub fn new(board: &'a Board, scenario: &'a Scenario, seed: u64) -> Self {
        let stations = board.components.iter().map(|component| {
            let capacity = component.capacity.unwrap_or_else(|| component.kind.capacity());
            Station {
                service_s: capacity.service_ms / 1000.0,
                places: capacity.concurrency as usize,
                room: component.max_waiting.map_or(usize::MAX, |most| most as usize),
                instances: vec![(true, 0); component.instances as usize],
                line: VecDeque::new(),
                waiting: TimeMean::default(),
            }
        });
        let connections: Vec<_> = board.routes[0]
            .connections
            .iter()
            .map(|id| &board.connections[board.connection(id).expect("a connection")])
            .collect();
        let way: Vec<usize> = connections.iter().map(|c| board.component(&c.to).expect("a component")).collect();
        let queue = way.iter().position(|place| board.components[*place].kind == Kind::Queue);
        let (request_way, item_way) = match queue {
            Some(place) => (way[..=place].to_vec(), way[place + 1..].to_vec()),
            None => (way.clone(), Vec::new()),
        };
        let queue = queue.map(|place| {
            let settings = board.components[way[place]].queue.clone().unwrap_or_default();
            (way[place], Queue { settings, ready: VecDeque::new(), away: 0, items: TimeMean::default() })
        });
        let mut reference = Self {
            scenario,
            now: 0.0,
            turn: 0,
            events: BinaryHeap::new(),
            random: seed,
            stations: stations.collect(),
            request_way,
            item_way,
            queue,
            tasks: Vec::new(),
            timeout_s: connections[0].timeout_ms.unwrap_or(60_000.0) / 1000.0,
            retries: connections[0].retries,
            pause_s: connections[0].backoff.mean_ms(1) / 1000.0,
            outcome: Outcome::default(),
        };
        for event in &scenario.events {
            let Incident::InstanceDies { target, instance, .. } = &event.what else {
                panic!("the reference knows only instances that die: {event:?}")
            };
            let station = target.resolve(board).expect("a target");
            let instance = *instance as usize % reference.stations[station].instances.len();
            reference.plan(f64::from(event.at_s), Event::Stops(station, instance));
            reference.plan(f64::from(event.end_s()), Event::Starts(station, instance));
        }
        reference
    }

    fn unit(&mut self) -> f64 {
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.random;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((x ^ (x >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }

    fn exponential(&mut self, mean: f64) -> f64 {
        -(1.0 - self.unit()).ln() * mean
    }

    fn plan(&mut self, at: f64, event: Event) {
        // Times are not negative, so their bits have their order.
        self.events.push(Reverse((at.to_bits(), self.turn, event)));
        self.turn += 1;
    }

    pub fn run(mut self) -> Outcome {
        let top = self.scenario.flows[0].rate.iter().copied().fold(0.0, f64::max);
        let first = self.exponential(1.0 / top);
        self.plan(first, Event::Arrival);
        while let Some(Reverse((bits, _, event))) = self.events.pop() {
            self.now = f64::from_bits(bits);
            if self.now >= DAY_S {
                break;
            }
            match event {
                Event::Arrival => {
                    let next = self.now + self.exponential(1.0 / top);
                    self.plan(next, Event::Arrival);
                    // Thinning: of the busiest hour's arrivals, this hour's share.
                    if self.unit() * top < self.scenario.flows[0].rate_at(self.now as u32) {
                        self.attempt(0);
                    }
                }
                Event::Retry(failures) => self.attempt(failures),
                Event::Worked(task) => self.worked(task),
                Event::TimedOut(task) => self.timed_out(task),
                Event::Visible(failures) => {
                    if let Some((_, queue)) = &mut self.queue {
                        queue.away -= 1;
                        queue.ready.push_back((self.now, failures));
                    }
                    self.hand_out();
                }
                Event::Stops(station, instance) => self.stops(station, instance),
                Event::Starts(station, instance) => {
                    self.stations[station].instances[instance].0 = true;
                    self.advance_line(station);
                    self.hand_out();
                }
            }
        }
        self.outcome.queues = self.stations.iter().map(|station| station.waiting.mean()).collect();
        if let Some((place, queue)) = &self.queue {
            self.outcome.queues[*place] = queue.items.mean();
        }
        self.outcome
    }

    fn way(&self, task: usize) -> &[usize] {
        if self.tasks[task].is_item { &self.item_way } else { &self.request_way }
    }

    fn start(&mut self, is_item: bool, failures: u32) -> usize {
        let (depth, waits, instance) = (0, false, 0);
        self.tasks.push(Task { is_item, failures, depth, waits, instance, is_over: false, is_abandoned: false });
        self.tasks.len() - 1
    }

    /// A client calls.
    fn attempt(&mut self, failures: u32) {
        let task = self.start(false, failures);
        if self.timeout_s < 60.0 {
            self.plan(self.now + self.timeout_s, Event::TimedOut(task));
        }
        self.enter(task);
    }

    /// A task comes to the next station of its way.
    fn enter(&mut self, task: usize) {
        let station = self.way(task)[self.tasks[task].depth];
        if !self.stations[station].is_up() {
            return self.finish(task, false);
        }
        match self.stations[station].free() {
            Some(instance) => self.take_place(task, station, instance),
            None if self.stations[station].line.len() < self.stations[station].room => {
                self.tasks[task].depth += 1;
                self.tasks[task].waits = true;
                let here = &mut self.stations[station];
                here.line.push_back(task);
                here.waiting.set(self.now, here.line.len() as f64);
            }
            None => self.finish(task, false),
        }
    }

    fn take_place(&mut self, task: usize, station: usize, instance: usize) {
        self.stations[station].instances[instance].1 += 1;
        let entry = &mut self.tasks[task];
        if entry.waits {
            entry.waits = false;
        } else {
            entry.depth += 1;
        }
        if entry.depth == 1 {
            entry.instance = instance;
        }
        let time = self.stations[station].service_s;
        let time = self.exponential(time);
        self.plan(self.now + time, Event::Worked(task));
    }

    fn worked(&mut self, task: usize) {
        if self.tasks[task].is_over {
            return;
        }
        if self.tasks[task].depth < self.way(task).len() { self.enter(task) } else { self.finish(task, true) }
    }

    fn advance_line(&mut self, station: usize) {
        while let Some(instance) = self.stations[station].free() {
            let here = &mut self.stations[station];
            let Some(next) = here.line.pop_front() else { break };
            here.waiting.set(self.now, here.line.len() as f64);
            if !self.tasks[next].is_over {
                self.take_place(next, station, instance);
            }
        }
    }

    /// A task ends and gives back its places.
    fn finish(&mut self, task: usize, ok: bool) {
        let entry = self.tasks[task];
        self.tasks[task].is_over = true;
        let way = self.way(task)[..entry.depth].to_vec();
        let places = if entry.waits { entry.depth - 1 } else { entry.depth };
        for (depth, station) in way.iter().enumerate().take(places) {
            let instances = &mut self.stations[*station].instances;
            // Below the first station one instance is as good as another: they are one line.
            let instance = if depth == 0 {
                entry.instance
            } else {
                (0..instances.len()).max_by_key(|i| instances[*i].1).expect("an instance")
            };
            instances[instance].1 = instances[instance].1.saturating_sub(1);
        }
        if entry.is_item {
            self.item_ends(entry.failures, ok);
        } else {
            if ok && self.queue.is_some() {
                self.enqueue();
            }
            if !entry.is_abandoned {
                self.request_ends(entry.failures, ok);
            }
        }
        for station in way.into_iter().take(places) {
            self.advance_line(station);
        }
        self.hand_out();
    }

    fn request_ends(&mut self, failures: u32, ok: bool) {
        if ok {
            self.outcome.answered += 1.0;
        } else if failures < self.retries {
            self.plan(self.now + self.pause_s, Event::Retry(failures + 1));
        } else {
            self.outcome.errors += 1.0;
        }
    }

    fn timed_out(&mut self, task: usize) {
        let entry = self.tasks[task];
        if !entry.is_over {
            self.tasks[task].is_abandoned = true;
            self.request_ends(entry.failures, false);
        }
    }

    fn item_ends(&mut self, failures: u32, ok: bool) {
        let Some((_, queue)) = &mut self.queue else { return };
        let (settings, failures) = (queue.settings.clone(), failures + 1);
        queue.away -= 1;
        if ok {
            self.outcome.delivered += 1.0;
        } else if settings.consume == Consume::OnReceipt {
            self.outcome.lost += 1.0;
        } else if settings.max_attempts.is_none_or(|most| failures < most) {
            queue.away += 1;
            self.plan(self.now + settings.visibility_s, Event::Visible(failures));
        } else if settings.dead_letters {
            self.outcome.dead_letters += 1.0;
        } else {
            self.outcome.lost += 1.0;
        }
    }

    fn enqueue(&mut self) {
        if let Some((_, queue)) = &mut self.queue {
            queue.ready.push_back((self.now, 0));
        }
    }

    /// Gives items to workers that have a place.
    fn hand_out(&mut self) {
        loop {
            let worker = self.item_way.first().copied();
            let Some((_, queue)) = &mut self.queue else { return };
            let most = queue.settings.max_items.unwrap_or(f64::INFINITY);
            while queue.settings.overflow == Overflow::DropOldest
                && (queue.ready.len() + queue.away) as f64 > most
                && !queue.ready.is_empty()
            {
                queue.ready.pop_front();
                self.outcome.lost += 1.0;
            }
            let retention = queue.settings.retention_s.unwrap_or(f64::INFINITY);
            while queue.ready.front().is_some_and(|(came, _)| self.now - came > retention) {
                queue.ready.pop_front();
                self.outcome.lost += 1.0;
            }
            queue.items.set(self.now, (queue.ready.len() + queue.away) as f64);
            let is_full = (queue.ready.len() + queue.away) as f64 >= most;
            let refuses = queue.settings.overflow == Overflow::Refuse && is_full;
            let place = self.queue.as_ref().map_or(0, |(place, _)| *place);
            // A full queue that refuses has nobody who answers.
            self.stations[place].instances[0].0 = !refuses;
            let Some(worker) = worker else { return };
            if self.stations[worker].free().is_none() {
                return;
            }
            let Some((_, queue)) = &mut self.queue else { return };
            let Some((_, failures)) = queue.ready.pop_front() else { return };
            queue.away += 1;
            let task = self.start(true, failures);
            self.enter(task);
        }
    }

    /// An instance stops, and with it what it has in its hands.
    fn stops(&mut self, station: usize, instance: usize) {
        self.stations[station].instances[instance].0 = false;
        let has = |task: &Task, way: &[usize]| {
            !task.is_over && !task.waits && task.instance == instance && task.depth > 0 && way[0] == station
        };
        let gone: Vec<usize> =
            (0..self.tasks.len()).filter(|task| has(&self.tasks[*task], self.way(*task))).collect();
        for task in gone {
            self.finish(task, false);
        }
        while !self.stations[station].is_up()
            && let Some(task) = self.stations[station].line.pop_front()
        {
            let here = &mut self.stations[station];
            here.waiting.set(self.now, here.line.len() as f64);
            self.finish(task, false);
        }
    }
}
