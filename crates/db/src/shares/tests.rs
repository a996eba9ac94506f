use super::*;

const LONG: Duration = Duration::from_secs(60);
const NOW: Duration = Duration::ZERO;

fn of_nine() -> Shares {
    Shares::new(Division::new(9, None))
}

fn address(last: u8) -> Client {
    Client::Address(IpAddr::from([10, 0, 0, last]))
}

fn account(number: u128) -> Client {
    Client::Account(Uuid::from_u128(number))
}

/// Takes all that `share` gives to different clients.
async fn acquire_all(shares: &Shares, share: Share) -> Vec<Permit> {
    let mut permits = Vec::new();
    for number in 0_u8..100 {
        let client = if share == Share::Visitors { address(number) } else { account(number.into()) };
        match shares.acquire(share, client, NOW).await {
            Ok(permit) => permits.push(permit),
            Err(_) => return permits,
        }
    }
    permits
}

#[tokio::test(start_paused = true)]
async fn h4_visitors_leave_two_thirds_of_the_reads_and_reads_leave_the_rest() {
    let shares = of_nine();
    let visitors = acquire_all(&shares, Share::Visitors).await;
    assert_eq!(visitors.len(), 2, "a third of the six for reads");
    let reads = acquire_all(&shares, Share::Reads).await;
    assert_eq!(reads.len(), 4, "visitors count among reads");
    for share in [Share::Auth, Share::Commands, Share::Internal] {
        assert!(shares.acquire(share, account(1), NOW).await.is_ok(), "{share:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn h4_each_share_finds_a_connection_whatever_the_others_do() {
    for size in [6, 9, 12, 48] {
        for greedy in SHARES {
            let shares = Shares::new(Division::new(size, None));
            let held = acquire_all(&shares, greedy).await;
            for other in SHARES.into_iter().filter(|other| group(*other) != group(greedy)) {
                let permits = shares.acquire(other, account(500), NOW).await;
                assert!(permits.is_ok(), "{size}: {greedy:?} holds {}, nothing for {other:?}", held.len());
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn few_connections_are_divided_too() {
    for size in 1..6 {
        let shares = Shares::new(Division::new(size, None));
        let visitors = acquire_all(&shares, Share::Visitors).await;
        let reads = acquire_all(&shares, Share::Reads).await;
        assert_eq!(visitors.len(), 1, "{size}");
        let left = acquire_all(&shares, Share::Auth).await.len();
        assert_eq!(visitors.len() + reads.len() + left, size);
        assert!(size == 1 || left >= 1, "{size}");
    }
    let whole = Shares::new(Division::undivided(3));
    assert_eq!(acquire_all(&whole, Share::Visitors).await.len(), 3);
}

#[tokio::test(start_paused = true)]
async fn h4_one_client_never_holds_a_whole_share() {
    let shares = of_nine();
    let greedy = address(1);
    let first = shares.acquire(Share::Visitors, greedy, NOW).await;
    assert!(first.is_ok());
    let refused = shares.acquire(Share::Visitors, greedy, NOW).await;
    assert!(matches!(refused, Err(DbError::Busy)));
    assert!(shares.acquire(Share::Visitors, address(2), NOW).await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn clients_take_turns() {
    let shares = Shares::new(Division::new(3, None));
    let held = shares.acquire(Share::Visitors, address(9), NOW).await.expect("the only one");
    let (order, mut served) = tokio::sync::mpsc::unbounded_channel();
    // The first address asks five times before the second asks once.
    for client in [1, 1, 1, 1, 1, 2] {
        let (shares, order) = (shares.clone(), order.clone());
        tokio::spawn(async move {
            let permit = shares.acquire(Share::Visitors, address(client), LONG).await;
            order.send(client).expect("a receiver listens");
            drop(permit);
        });
        tokio::task::yield_now().await;
    }
    drop((held, order));
    let mut seen = Vec::new();
    while let Some(client) = served.recv().await {
        seen.push(client);
    }
    assert_eq!(seen, [1, 2, 1, 1, 1, 1]);
}

#[tokio::test(start_paused = true)]
async fn h4_a_line_is_bounded_and_forgets_who_gave_up() {
    let shares = of_nine();
    let held = acquire_all(&shares, Share::Visitors).await;
    let waiting: Vec<_> = (0..WAITING_EACH)
        .map(|_| {
            let shares = shares.clone();
            tokio::spawn(async move { shares.acquire(Share::Visitors, address(7), LONG).await.is_ok() })
        })
        .collect();
    tokio::task::yield_now().await;
    assert_eq!(shares.waiting(), VISITORS_WAITING_EACH, "more of one address are refused at once");
    for one in &waiting {
        one.abort();
    }
    for one in waiting {
        // Aborted, or refused before.
        let _ = one.await;
    }
    assert_eq!(shares.waiting(), 0);
    let late = {
        let shares = shares.clone();
        tokio::spawn(async move { shares.acquire(Share::Visitors, address(7), LONG).await.is_ok() })
    };
    tokio::task::yield_now().await;
    drop(held);
    assert!(late.await.expect("no panic"), "those who gave up are passed over");
    let all = acquire_all(&shares, Share::Visitors).await;
    assert_eq!(all.len(), 2, "nothing was lost");
}

#[tokio::test(start_paused = true)]
async fn signed_in_readers_and_visitors_take_turns_for_what_both_may_have() {
    let shares = of_nine();
    let mut held = acquire_all(&shares, Share::Reads).await;
    assert_eq!(held.len(), 6);
    let (order, mut served) = tokio::sync::mpsc::unbounded_channel();
    for (share, client) in [
        (Share::Reads, account(20)),
        (Share::Reads, account(21)),
        (Share::Visitors, address(1)),
        (Share::Visitors, address(2)),
    ] {
        let (shares, order) = (shares.clone(), order.clone());
        tokio::spawn(async move {
            let permit = shares.acquire(share, client, LONG).await;
            order.send(share).expect("a receiver listens");
            drop(permit);
        });
        tokio::task::yield_now().await;
    }
    drop(order);
    held.pop();
    let mut seen = Vec::new();
    while let Some(share) = served.recv().await {
        seen.push(share);
    }
    assert_ne!(seen[0], seen[1], "{seen:?}");
    assert_eq!(seen.len(), 4);
}
