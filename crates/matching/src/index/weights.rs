//! How much each job weighs a requirement, by requirement: a person who knows few skills is compared with the jobs that
//! weigh these.

use super::lean;

/// The jobs that weigh a requirement, ascending by slot, and how much each does.
#[derive(Debug, Clone, Default)]
struct List {
    slots: Vec<u32>,
    weights: Vec<u8>,
}

/// A list for each requirement, by its number.
#[derive(Debug, Clone, Default)]
pub(super) struct Weights {
    lists: Vec<List>,
}

impl Weights {
    /// Adds what a job weighs a requirement by.
    pub fn insert(&mut self, term: u32, slot: u32, weight: u8) {
        while self.lists.len() <= term as usize {
            lean::push(&mut self.lists, List::default());
        }
        let List { slots, weights } = &mut self.lists[term as usize];
        let place = slots.partition_point(|other| *other <= slot);
        lean::insert(slots, place, slot);
        lean::insert(weights, place, weight);
    }

    /// Takes out all that a job weighs a requirement by.
    pub fn remove(&mut self, term: u32, slot: u32) {
        let Some(list) = self.lists.get_mut(term as usize) else { return };
        let own =
            list.slots.partition_point(|other| *other < slot)..list.slots.partition_point(|other| *other <= slot);
        list.slots.drain(own.clone());
        list.weights.drain(own);
        if list.slots.is_empty() {
            *list = List::default();
        }
    }

    /// The slots that weigh a requirement, with the weight of each. A slot that weighs it twice is there twice.
    pub fn of(&self, term: u32) -> impl Iterator<Item = (u32, u8)> {
        let list = self.lists.get(term as usize);
        list.into_iter().flat_map(|list| list.slots.iter().copied().zip(list.weights.iter().copied()))
    }

    /// Bytes that it takes.
    pub fn bytes(&self) -> usize {
        let lists: usize = self.lists.iter().map(|list| list.slots.capacity() * 4 + list.weights.capacity()).sum();
        lists + self.lists.capacity() * size_of::<List>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_job_is_in_the_lists_of_what_it_weighs() {
        let mut weights = Weights::default();
        for (term, slot, weight) in [(3, 7, 10), (3, 2, 20), (0, 7, 5), (3, 7, 1)] {
            weights.insert(term, slot, weight);
        }
        assert_eq!(weights.of(3).collect::<Vec<_>>(), [(2, 20), (7, 10), (7, 1)]);
        assert_eq!((weights.of(1).count(), weights.of(99).count()), (0, 0));
        weights.remove(3, 7);
        weights.remove(0, 2);
        weights.remove(99, 7);
        assert_eq!((weights.of(3).collect::<Vec<_>>(), weights.of(0).count()), (vec![(2, 20)], 1));
    }
}
