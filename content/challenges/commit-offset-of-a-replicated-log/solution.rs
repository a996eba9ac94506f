use std::collections::HashMap;

pub fn commit_offset(voters: Vec<String>, acks: Vec<(String, i64)>) -> i64 {
    let mut offset_of: HashMap<String, i64> = voters.into_iter().map(|voter| (voter, 0)).collect();
    for (node, offset) in acks {
        if let Some(largest) = offset_of.get_mut(&node) {
            *largest = offset.max(*largest);
        }
    }
    let mut offsets: Vec<i64> = offset_of.into_values().collect();
    // With the largest first, the one in the middle is what more than half of them have.
    let middle = offsets.len() / 2;
    *offsets.select_nth_unstable_by(middle, |a, b| b.cmp(a)).1
}
