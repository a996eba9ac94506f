use super::*;
use proptest::prelude::*;
use serde_json::json;

const EXACT: Compare = Compare { order: Order::Exact, tolerance: 0.0 };
const BAG: Compare = Compare { order: Order::Any, tolerance: 0.0 };
const LOOSE: Compare = Compare { order: Order::Exact, tolerance: 0.01 };
const LOOSE_BAG: Compare = Compare { order: Order::Any, tolerance: 0.01 };

#[test]
fn numbers_are_compared_by_value() {
    assert!(same(&EXACT, &json!(1), &json!(1.0)));
    assert!(same(&EXACT, &json!(0), &json!(-0.0)));
    assert!(same(&EXACT, &json!(0.1), &json!(0.1)));
    assert!(!same(&EXACT, &json!(0.3), &json!(0.1 + 0.2)));
    assert!(!same(&EXACT, &json!(9_007_199_254_740_993_u64), &json!(9_007_199_254_740_992_u64)));
    assert!(!same(&EXACT, &json!(9_007_199_254_740_993_u64), &json!(9_007_199_254_740_992.0)));
    assert!(same(&EXACT, &json!(1e300), &json!(1e300)));
}

#[test]
fn kinds_are_not_mixed_up() {
    for (left, right) in [
        (json!(0), json!(false)),
        (json!(1), json!("1")),
        (json!(null), json!(0)),
        (json!([]), json!({})),
        (json!(""), json!(null)),
        (json!([1]), json!(1)),
        (json!({}), json!(null)),
        (json!([]), json!("")),
    ] {
        assert!(!same(&EXACT, &left, &right) && !same(&BAG, &left, &right), "{left} {right}");
    }
}

#[test]
fn the_order_of_lists_counts_and_that_of_members_does_not() {
    assert!(!same(&EXACT, &json!([1, 2]), &json!([2, 1])));
    assert!(same(&EXACT, &json!({"a": 1, "b": [2]}), &json!({"b": [2.0], "a": 1})));
    assert!(!same(&EXACT, &json!({"a": 1}), &json!({"a": 1, "b": null})));
    assert!(!same(&EXACT, &json!({"a": null}), &json!({"b": null})));
}

#[test]
fn any_order_is_the_outermost_lists_and_counts_how_often() {
    assert!(same(&BAG, &json!([[1, 2], [3]]), &json!([[3.0], [1, 2]])));
    assert!(!same(&BAG, &json!([[1, 2]]), &json!([[2, 1]])));
    assert!(!same(&BAG, &json!([1, 1, 2]), &json!([1, 2, 2])));
    assert!(!same(&BAG, &json!([1, 2]), &json!([1, 2, 2])));
    assert!(same(&BAG, &json!([{"a": 1, "b": 2}, 3]), &json!([3, {"b": 2, "a": 1.0}])));
    assert!(!same(&BAG, &json!({"a": [1, 2]}), &json!({"a": [2, 1]})));
    assert!(!same(&BAG, &json!(["1"]), &json!([1])));
}

#[test]
fn a_tolerance_is_absolute_below_one_and_relative_above() {
    assert!(same(&LOOSE, &json!(0.5), &json!(0.509)));
    assert!(!same(&LOOSE, &json!(0.5), &json!(0.52)));
    assert!(same(&LOOSE, &json!(1000), &json!(1009.5)));
    assert!(!same(&LOOSE, &json!(1000), &json!(1011)));
    assert!(same(&LOOSE, &json!([["a", 1.0]]), &json!([["a", 1.001]])));
    assert!(!same(&LOOSE, &json!(["1.0"]), &json!(["1.001"])));
}

#[test]
fn bags_with_a_tolerance_find_the_pairing_that_fits() {
    assert!(same(&LOOSE_BAG, &json!([1.0, 2.0]), &json!([2.001, 0.999])));
    assert!(!same(&LOOSE_BAG, &json!([1.0, 1.0]), &json!([1.0, 2.0])));
    // Each of the two expected fits the first that came; only one pairing serves both.
    assert!(
        same(&LOOSE_BAG, &json!([[0.0, 0.0], [0.009, 0.009]]), &json!([[0.005, 0.005], [-0.004, 0.018]]))
            == fits_by_hand()
    );
    assert!(same(
        &LOOSE_BAG,
        &json!([[0.000, 0.5], [0.009, 0.5], [0.018, 0.5]]),
        &json!([[0.027, 0.5], [0.018, 0.5], [0.009, 0.5]])
    ));
    assert!(same(&LOOSE_BAG, &json!([["x", 1], ["y", 2]]), &json!([["y", 2.001], ["x", 1.001]])));
    assert!(!same(&LOOSE_BAG, &json!([["x", 1], ["y", 2]]), &json!([["x", 2], ["y", 1]])));
}

/// [-0.004, 0.018] is within 0.01 of neither [0, 0] (0.018 is too far) nor [0.009, 0.009] (-0.004 is too far).
const fn fits_by_hand() -> bool {
    false
}

#[test]
fn sorting_alone_would_miss_a_pairing_of_two_numbers() {
    // Sorted, [0.0, 5] meets [0.001, 9] and [0.002, 9] meets [0.003, 5]; crosswise both fit.
    assert!(same(&LOOSE_BAG, &json!([[0.0, 5], [0.002, 9]]), &json!([[0.001, 9], [0.003, 5]])));
}

#[test]
fn deep_values_are_no_danger() {
    let deep = |levels: usize| (0..levels).fold(json!(1), |inner, _| json!([inner]));
    assert!(same(&EXACT, &deep(100), &deep(100)));
    assert!(same(&BAG, &deep(100), &deep(100)));
    assert!(!same(&EXACT, &deep(1_000), &deep(1_000)));
    assert!(!same(&BAG, &deep(1_000), &deep(1_000)));
}

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-50_i64..50).prop_map(Value::from),
        (-50_i64..50).prop_map(|whole| json!(whole as f64)),
        (-5.0..5.0_f64).prop_map(Value::from),
        "[a-c\"\\\\]{0,3}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::btree_map("[a-c]{1,2}", inner, 0..4).prop_map(|members| json!(members)),
        ]
    })
}

proptest! {
    #[test]
    fn a_value_is_itself(it in value()) {
        for rules in [EXACT, BAG, LOOSE, LOOSE_BAG] {
            prop_assert!(same(&rules, &it, &it));
        }
    }

    #[test]
    fn sameness_has_no_direction_and_looser_rules_accept_more(left in value(), right in value()) {
        prop_assert_eq!(same(&EXACT, &left, &right), same(&EXACT, &right, &left));
        prop_assert_eq!(same(&BAG, &left, &right), same(&BAG, &right, &left));
        if same(&EXACT, &left, &right) {
            prop_assert!(same(&BAG, &left, &right) && same(&LOOSE, &left, &right));
        }
        if same(&BAG, &left, &right) || same(&LOOSE, &left, &right) {
            prop_assert!(same(&LOOSE_BAG, &left, &right));
        }
    }

    #[test]
    fn a_bag_is_the_same_however_it_is_shuffled(
        (items, shuffled) in prop::collection::vec(value(), 0..8).prop_flat_map(|items| (Just(items.clone()), Just(items).prop_shuffle())),
    ) {
        let (items, shuffled) = (Value::from(items), Value::from(shuffled));
        prop_assert!(same(&BAG, &items, &shuffled));
        prop_assert!(same(&LOOSE_BAG, &items, &shuffled));
    }

    #[test]
    fn a_bag_with_one_item_changed_is_another(items in prop::collection::vec(value(), 1..8), at in any::<prop::sample::Index>(), other in value()) {
        let at = at.index(items.len());
        prop_assume!(!same(&EXACT, &items[at], &other));
        let mut changed = items.clone();
        changed[at] = other;
        prop_assert!(!same(&BAG, &Value::from(items), &Value::from(changed)));
    }

    #[test]
    fn bags_with_a_tolerance_agree_with_trying_every_pairing(
        expected in prop::collection::vec(prop::collection::vec(0.0..0.05_f64, 2), 1..5),
        noise in prop::collection::vec(prop::collection::vec(-0.02..0.02_f64, 2), 5),
    ) {
        let got: Vec<Vec<f64>> =
            expected.iter().zip(&noise).rev().map(|(row, noise)| vec![row[0] + noise[0], row[1] + noise[1]]).collect();
        let fits = |row: &Vec<f64>, other: &Vec<f64>| row.iter().zip(other).all(|(one, other)| within(0.01, *one, *other));
        let rows: Vec<Vec<bool>> = expected.iter().map(|row| got.iter().map(|other| fits(row, other)).collect()).collect();
        prop_assert_eq!(same(&LOOSE_BAG, &json!(expected), &json!(got)), every_pairing(&rows, 0, &mut vec![false; got.len()]));
    }
}

fn every_pairing(fits: &[Vec<bool>], row: usize, taken: &mut Vec<bool>) -> bool {
    let Some(columns) = fits.get(row) else { return true };
    (0..columns.len()).any(|column| {
        if taken[column] || !columns[column] {
            return false;
        }
        taken[column] = true;
        let done = every_pairing(fits, row + 1, taken);
        taken[column] = false;
        done
    })
}
