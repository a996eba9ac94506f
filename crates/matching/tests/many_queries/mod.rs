//! A counted run: ten thousand random queries over many small worlds, page by page, beside a plain scan.

use super::{apply, scan, since_1970, world};
use proptest::{collection::vec, prelude::*, strategy::ValueTree, test_runner::TestRunner};

const WORLDS: usize = 250;
const QUERIES_OF_A_WORLD: usize = 40;

#[test]
fn ten_thousand_queries_have_the_rows_and_pages_of_a_plain_scan() {
    let mut runner = TestRunner::deterministic();
    let (mut queries, mut pages, mut rows, mut with_rows) = (0, 0, 0, 0);
    for _ in 0..WORLDS {
        let changes = vec(world::job(), 0..60).new_tree(&mut runner).expect("a world").current();
        let asked = vec(world::query(), QUERIES_OF_A_WORLD).new_tree(&mut runner).expect("queries").current();
        let (index, jobs) = apply(&changes);
        for query in &asked {
            let filter = query.filter();
            let expected = scan(&jobs, query, &filter, since_1970(filter.now));
            let (mut found, mut after) = (Vec::new(), None);
            loop {
                let page = index.rank(&query.person, &filter, query.order, after, query.limit);
                assert_eq!(page.total, expected.len());
                let end = expected.len().min(found.len() + query.limit);
                assert_eq!(page.jobs, expected[found.len()..end], "page {pages} of query {queries}");
                found.extend(page.jobs);
                pages += 1;
                after = page.next;
                if after.is_none() {
                    break;
                }
            }
            assert_eq!(found.len(), expected.len());
            queries += 1;
            rows += found.len();
            with_rows += usize::from(!found.is_empty());
        }
    }
    println!("{queries} random queries, {with_rows} with rows: {pages} pages with {rows} rows like a plain scan");
    assert_eq!(queries, 10_000);
    assert!(with_rows > queries / 4, "only {with_rows} of the lists have rows");
}
