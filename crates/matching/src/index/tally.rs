//! All people for one job: what each earns, by one or more sets of weights at once.

use super::{PeopleIndex, bitmap::Bitmap, sum::Sum};
use crate::{
    JobSkill, PersonFacts, Requirement, SkillId, State,
    criteria::{
        projects,
        skill::{self, Knowledge},
    },
};

/// A requirement and its weight in each set; zero where it does not count.
#[derive(Debug, Clone, Copy)]
pub(super) struct Weighed<const N: usize> {
    pub requirement: Requirement,
    pub weights: [u8; N],
}

impl<const N: usize> Weighed<N> {
    /// What a state brings to each set.
    pub fn brings(&self, state: State) -> [Sum; N] {
        let sum = Sum::of(self.requirement.factor(state));
        self.weights.map(|weight| sum * weight)
    }
}

/// What people earn.
pub(super) struct Tally<const N: usize> {
    /// By slot; of slots that are not visible without meaning.
    pub sums: Vec<[Sum; N]>,
    /// For each requirement a bit for each state that a visible person has.
    pub states: Vec<States>,
}

/// A bit for each state.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct States(u32);

impl States {
    pub const fn add(&mut self, state: State) {
        self.0 |= 1 << state as u32;
    }

    const fn contains(self, state: State) -> bool {
        self.0 >> state as u32 & 1 == 1
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

fn add<const N: usize>(sums: &mut [Sum; N], more: [Sum; N]) {
    sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

/// What each state brings, asked once.
struct Brought<const N: usize> {
    weighed: Weighed<N>,
    known: States,
    by_state: [[Sum; N]; 32],
}

impl<const N: usize> Brought<N> {
    fn new(weighed: Weighed<N>) -> Self {
        Self { weighed, known: States::default(), by_state: [[Sum::default(); N]; 32] }
    }

    #[inline]
    fn of(&mut self, state: State) -> [Sum; N] {
        if !self.known.contains(state) {
            self.known.add(state);
            self.by_state[state as usize & 31] = self.weighed.brings(state);
        }
        self.by_state[state as usize & 31]
    }
}

impl PeopleIndex {
    /// How one person meets a requirement. `skills` are all skills of the job.
    pub(super) fn state(&self, slot: u32, requirement: Requirement, skills: &[JobSkill]) -> State {
        let row = &self.rows[slot as usize];
        match requirement {
            Requirement::Skill(asked) => {
                let own = self.skills.values(slot).find(|(skill, _)| *skill == asked.skill);
                let absent = Knowledge::of(row.has_skills, None);
                skill::state(asked, own.map_or(absent, |(_, knowledge)| *knowledge))
            }
            Requirement::Projects => projects::state(row.projects, || {
                let own = self.project_skills.get(slot).iter().filter_map(|number| self.used.value(*number));
                let asked = own.filter(|(skill, _)| skills.iter().any(|asked| asked.skill == *skill));
                asked.fold(0, |all, (_, projects)| all | projects).count_ones()
            }),
            _ => {
                let mut person = PersonFacts::default();
                row.write(&mut person);
                requirement.state(skills, &person)
            }
        }
    }

    /// Judges everybody who is visible. `skills` are all skills of the job.
    pub(super) fn tally<const N: usize>(
        &self,
        weighed: &[Weighed<N>],
        skills: &[JobSkill],
        visible: &Bitmap,
    ) -> Tally<N> {
        let mut tally = Tally { sums: vec![[Sum::default(); N]; self.rows.len()], states: Vec::new() };
        // What people without any skill and people without the job's skills have.
        let mut absent = [[Sum::default(); N]; 2];
        let mut people = [0_usize; 2];
        visible.iter().for_each(|slot| people[usize::from(self.rows[slot as usize].has_skills)] += 1);
        for weighed in weighed {
            let states = match weighed.requirement {
                Requirement::Skill(asked) => {
                    self.tally_skill(weighed, asked, visible, people, &mut absent, &mut tally)
                }
                Requirement::Projects => self.tally_projects(weighed, skills, visible, &mut tally),
                _ => self.tally_row(weighed, visible, &mut tally),
            };
            tally.states.push(states);
        }
        for (row, sums) in self.rows.iter().zip(&mut tally.sums) {
            add(sums, absent[usize::from(row.has_skills)]);
        }
        tally
    }

    fn tally_skill<const N: usize>(
        &self,
        weighed: &Weighed<N>,
        asked: JobSkill,
        visible: &Bitmap,
        people: [usize; 2],
        absent: &mut [[Sum; N]; 2],
        tally: &mut Tally<N>,
    ) -> States {
        let mut states = States::default();
        let without = [false, true].map(|has_skills| skill::state(asked, Knowledge::of(has_skills, None)));
        let mut having = 0;
        for ((_, knowledge), slots) in self.skills.iter().filter(|((skill, _), _)| *skill == asked.skill) {
            let state = skill::state(asked, *knowledge);
            let (brings, instead) = (weighed.brings(state), weighed.brings(without[1]));
            let more: [Sum; N] = std::array::from_fn(|set| brings[set] - instead[set]);
            let mut visibles = 0;
            for slot in slots {
                add(&mut tally.sums[*slot as usize], more);
                visibles += usize::from(visible.contains(*slot));
            }
            if visibles > 0 {
                states.add(state);
            }
            having += visibles;
        }
        for (place, state) in without.into_iter().enumerate() {
            add(&mut absent[place], weighed.brings(state));
        }
        if people[0] > 0 {
            states.add(without[0]);
        }
        if people[1] > having {
            states.add(without[1]);
        }
        states
    }

    fn tally_projects<const N: usize>(
        &self,
        weighed: &Weighed<N>,
        skills: &[JobSkill],
        visible: &Bitmap,
        tally: &mut Tally<N>,
    ) -> States {
        let mut brought = Brought::new(*weighed);
        let is_asked = |skill: SkillId| skills.iter().any(|asked| asked.skill == skill);
        let used = self.used.table(|(skill, projects)| if is_asked(*skill) { *projects } else { 0 });
        for slot in visible.iter() {
            let using = || {
                let own = self.project_skills.get(slot).iter();
                own.fold(0, |all, number| all | used[*number as usize]).count_ones()
            };
            let state = projects::state(self.rows[slot as usize].projects, using);
            add(&mut tally.sums[slot as usize], brought.of(state));
        }
        brought.known
    }

    fn tally_row<const N: usize>(&self, weighed: &Weighed<N>, visible: &Bitmap, tally: &mut Tally<N>) -> States {
        let mut brought = Brought::new(*weighed);
        let mut person = PersonFacts::default();
        for slot in visible.iter() {
            self.rows[slot as usize].write(&mut person);
            let state = weighed.requirement.state(&[], &person);
            add(&mut tally.sums[slot as usize], brought.of(state));
        }
        brought.known
    }
}
