use std::{cmp::Reverse, collections::HashMap};

struct Directory {
    parent: Option<i64>,
    total: i64,
    open_children: usize,
}

pub fn largest_directories(entries: Vec<(i64, Option<i64>, i64)>, k: i64) -> Vec<(i64, i64)> {
    let mut directories: HashMap<i64, Directory> = entries
        .iter()
        .map(|&(id, parent, bytes)| (id, Directory { parent, total: bytes, open_children: 0 }))
        .collect();
    for (_, parent, _) in &entries {
        if let Some(parent) = parent.and_then(|parent| directories.get_mut(&parent)) {
            parent.open_children += 1;
        }
    }

    // From the leaves upwards: a total is final as soon as those of all children are.
    let is_leaf = |(_, directory): &(&i64, &Directory)| directory.open_children == 0;
    let mut ready: Vec<i64> = directories.iter().filter(is_leaf).map(|(&id, _)| id).collect();
    while let Some(id) = ready.pop() {
        let Directory { parent, total, .. } = directories[&id];
        if let Some((id, parent)) = parent.and_then(|id| Some((id, directories.get_mut(&id)?))) {
            parent.total += total;
            parent.open_children -= 1;
            if parent.open_children == 0 {
                ready.push(id);
            }
        }
    }

    let mut totals: Vec<(i64, i64)> = directories.iter().map(|(&id, directory)| (id, directory.total)).collect();
    totals.sort_unstable_by_key(|&(id, total)| (Reverse(total), id));
    totals.truncate(k as usize);
    totals
}
