//! Simulating a board: one at a time in a process, on a thread of its own, and not for long.

use crate::{CommandError, Problem as Fault, rpc::arguments::decode};
use devproof_simulator::{
    Board, Problem, run_while,
    series::{self, ComponentSeries, FlowSeries},
    targets::Outcome,
};
use serde_json::Value;
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use tokio::{sync::Semaphore, task::spawn_blocking, time::timeout};

/// Largest board, as JSON. One of the most components and connections is smaller.
pub(super) const MAX_BOARD_BYTES: usize = 64 * 1024;
/// Faults of a board that are told; a person corrects them a few at a time.
const MAX_FAULTS: usize = 20;
/// How long a simulation can take; most take a fraction of a second.
const LONGEST: Duration = Duration::from_secs(8);
/// How long one waits for those before it.
const LONGEST_WAIT: Duration = Duration::from_secs(8);

/// Simulations at a time: they compute without a break, and other requests need the processors too.
static SLOT: Semaphore = Semaphore::const_new(1);

/// A board and the day that it is to run. The board has no faults.
#[derive(Debug)]
pub(crate) struct PracticeQuery {
    pub(super) problem: Arc<Problem>,
    pub(super) board: Board,
    pub(super) seed: u64,
}

/// What a board did.
#[derive(Debug)]
pub(crate) struct PracticeDay {
    pub(super) seed: u64,
    pub(super) targets: Vec<Outcome>,
    pub(super) cost_month: f64,
    pub(super) flows: Vec<FlowSeries>,
    pub(super) components: Vec<ComponentSeries>,
}

/// Reads a board, and refuses one that is too large or can't run.
pub(super) fn read_board(problem: &Problem, board: Value) -> Result<Board, CommandError> {
    let bytes = board.to_string().len();
    if bytes > MAX_BOARD_BYTES {
        let message = format!("must have at most {MAX_BOARD_BYTES} bytes as JSON (has {bytes})");
        return Err(CommandError::InvalidBoard(vec![Fault::new("", message)]));
    }
    let board: Board = decode("", board).map_err(|refusal| match refusal {
        CommandError::InvalidInput(faults) => CommandError::InvalidBoard(faults),
        other => other,
    })?;
    let faults = problem.check_board(&board);
    if faults.is_empty() { Ok(board) } else { Err(invalid(faults)) }
}

/// What is told of a board's faults.
fn invalid(faults: Vec<devproof_simulator::Fault>) -> CommandError {
    let faults = faults.into_iter().take(MAX_FAULTS).map(|fault| Fault::new(fault.pointer, fault.message));
    CommandError::InvalidBoard(faults.collect())
}

impl PracticeQuery {
    pub(crate) async fn send(self) -> Result<PracticeDay, CommandError> {
        compute(&SLOT, LONGEST_WAIT, LONGEST, move |is_wanted| self.simulate(is_wanted)).await?
    }

    /// Nothing if it was stopped.
    fn simulate(&self, is_wanted: &AtomicBool) -> Option<Result<PracticeDay, CommandError>> {
        let wanted = || is_wanted.load(Ordering::Relaxed);
        let day = match run_while(&self.board, &self.problem.scenario, self.seed, wanted) {
            Ok(day) => day?,
            Err(faults) => return Some(Err(invalid(faults))),
        };
        Some(Ok(PracticeDay {
            seed: self.seed,
            targets: self.problem.judge(&day),
            cost_month: day.cost_month,
            flows: series::flows(&day),
            components: series::components(&day),
        }))
    }
}

/// Computes something on a thread of its own when its turn has come, and tells it to stop when it takes too long.
async fn compute<T: Send + 'static>(
    slot: &'static Semaphore,
    longest_wait: Duration,
    longest: Duration,
    work: impl FnOnce(&AtomicBool) -> Option<T> + Send + 'static,
) -> Result<T, CommandError> {
    let turn = timeout(longest_wait, slot.acquire()).await.map_err(|_| CommandError::SimulatorBusy)?;
    let is_wanted = Stop(Arc::new(AtomicBool::new(true)));
    let flag = Arc::clone(&is_wanted.0);
    let done = spawn_blocking(move || {
        // Held until the work has ended, also when its caller has gone.
        let _turn = turn;
        work(&flag)
    });
    match timeout(longest, done).await {
        Ok(Ok(Some(value))) => Ok(value),
        Ok(Ok(None)) | Err(_) => Err(CommandError::SimulationTooLong(longest.as_secs())),
        Ok(Err(error)) => Err(devproof_db::DbError::Decode(format!("a simulation failed: {error}")).into()),
    }
}

/// Tells the work to stop when nobody waits for it any more.
struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{sync::atomic::AtomicUsize, thread};

    const SHORT: Duration = Duration::from_millis(40);
    const LONG: Duration = Duration::from_secs(30);

    fn slot() -> &'static Semaphore {
        Box::leak(Box::new(Semaphore::new(1)))
    }

    /// Works until it is told to stop.
    fn until_stopped(is_wanted: &AtomicBool) -> Option<()> {
        while is_wanted.load(Ordering::Relaxed) {
            thread::sleep(Duration::from_millis(1));
        }
        None
    }

    #[tokio::test]
    async fn work_that_takes_too_long_is_stopped_and_the_next_gets_its_turn() {
        let slot = slot();
        let late = compute(slot, LONG, SHORT, until_stopped).await;
        assert!(matches!(late, Err(CommandError::SimulationTooLong(_))), "{late:?}");
        let next = compute(slot, LONG, LONG, |_| Some(7)).await;
        assert_eq!(next.expect("its turn"), 7);
    }

    #[tokio::test]
    async fn who_waits_too_long_for_a_turn_is_told_to_try_again() {
        let slot = slot();
        let first = tokio::spawn(compute(slot, LONG, LONG, until_stopped));
        while slot.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let second = compute(slot, SHORT, LONG, |_| Some(7)).await;
        assert!(matches!(second, Err(CommandError::SimulatorBusy)), "{second:?}");
        // A caller that goes away stops its work.
        first.abort();
        assert_eq!(compute(slot, LONG, LONG, |_| Some(7)).await.expect("its turn"), 7);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn one_computes_at_a_time() {
        static RUNNING: AtomicUsize = AtomicUsize::new(0);
        let slot = slot();
        let work = |_: &AtomicBool| {
            assert_eq!(RUNNING.fetch_add(1, Ordering::SeqCst), 0);
            thread::sleep(Duration::from_millis(5));
            RUNNING.fetch_sub(1, Ordering::SeqCst);
            Some(())
        };
        let all = futures::future::join_all((0..8).map(|_| compute(slot, LONG, LONG, work))).await;
        assert!(all.into_iter().all(|one| one.is_ok()));
    }
}
