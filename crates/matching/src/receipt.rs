//! The receipt: why a score is what it is. One shape for cards, candidate rows and what an interest freezes.

use crate::{
    Band, Catalog, Gate, Gates, JobFacts, MATCH_VERSION, PersonFacts, Score, Side, State, Verdict, WeightForm,
    headline::headline, score::outcomes,
};
use serde::Serialize;

/// A score with its gates and criteria.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Receipt {
    /// Which rules made it.
    pub version: u32,
    /// It in one short sentence; a gate that fails in place of any praise.
    pub headline: String,
    /// 0 to 100; none when nothing is known.
    pub score: Option<u8>,
    /// The word for it.
    pub band: Band,
    /// Whether no gate fails.
    pub eligible: bool,
    /// Whether the weights are the employer's own numbers.
    pub exact: bool,
    /// How much of it is known.
    pub coverage: Coverage,
    /// All gates; left out in the row of a list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gates: Vec<GateLine>,
    /// All criteria, the heaviest first.
    pub criteria: Vec<CriterionLine>,
}

/// Criteria of which something is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// So many …
    pub scored: u16,
    /// … of so many.
    pub of: u16,
    /// What part of the weight they have, in hundredths.
    pub weight: u8,
}

/// A gate in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GateLine {
    /// Which one.
    pub key: Gate,
    /// What people read for it.
    pub label: &'static str,
    /// True, false, or null when unknown.
    pub passed: Verdict,
    /// Whose fact is missing when it is unknown.
    pub unknown_side: Option<Side>,
    /// Why, in words that hold for both sides.
    pub detail: String,
}

/// A criterion in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CriterionLine {
    /// `skill:rust`, `years`.
    pub key: String,
    /// What people read for it.
    pub label: String,
    /// How much it counts, in the receipt's form.
    pub weight: u8,
    /// How it is met.
    pub state: State,
    /// Whose fact is missing when it is unknown.
    pub unknown_side: Option<Side>,
    /// What it brings of its weight.
    pub points: u8,
    /// Why, in words that hold for both sides.
    pub detail: String,
}

impl Receipt {
    /// The receipt of a job and a person. Its number is [`score`](crate::score)'s.
    pub fn new(job: &JobFacts, person: &PersonFacts, catalog: &Catalog, form: WeightForm) -> Self {
        let gates = Gates::of(job, person);
        let line = |gate: &Gate| GateLine::new(*gate, gates.verdict(*gate), job, person, catalog, form);
        Self { gates: Gate::ALL.iter().map(line).collect(), ..Self::without_gates(job, person, catalog, form) }
    }

    /// What the row of a list shows of it: the headline knows the gates, and their lines are left out.
    pub fn without_gates(job: &JobFacts, person: &PersonFacts, catalog: &Catalog, form: WeightForm) -> Self {
        let gates = Gates::of(job, person);
        let mut score = Score::default();
        let line = |outcome: crate::score::Outcome| {
            let requirement = outcome.criterion.requirement;
            score.add(outcome.criterion.weight, outcome.factor);
            let weight = match form {
                WeightForm::Exact => outcome.criterion.weight,
                WeightForm::Coarse => coarse(outcome.criterion.weight),
            };
            CriterionLine {
                key: requirement.key(catalog),
                label: requirement.label(catalog).to_owned(),
                weight,
                state: outcome.state,
                // What a job does not ask for makes no criterion.
                unknown_side: (outcome.state == State::Unknown).then_some(Side::Person),
                points: points(weight, outcome.factor),
                detail: requirement.detail(outcome.state, person, catalog),
            }
        };
        let criteria = outcomes(&job.criteria, &job.requirements.skills, person).map(line).collect();
        Self {
            version: MATCH_VERSION,
            headline: headline(score, gates),
            score: score.number(),
            band: score.band(),
            eligible: !gates.has_failure(),
            exact: form == WeightForm::Exact,
            coverage: Coverage { scored: score.scored, of: score.criteria, weight: score.known_percent() },
            gates: Vec::new(),
            criteria,
        }
    }
}

impl GateLine {
    fn new(
        gate: Gate,
        verdict: Verdict,
        job: &JobFacts,
        person: &PersonFacts,
        catalog: &Catalog,
        form: WeightForm,
    ) -> Self {
        let detail = gate.detail(verdict, job, person, catalog, form);
        let unknown_side = gate.unknown_side(verdict, job);
        Self { key: gate, label: gate.label(), passed: verdict, unknown_side, detail }
    }
}

/// What a criterion brings of its weight, rounded half up.
fn points(weight: u8, factor: Option<u8>) -> u8 {
    let earned = u16::from(weight) * u16::from(factor.unwrap_or(0));
    u8::try_from((earned + 50) / 100).unwrap_or(u8::MAX)
}

/// How much a weight matters, without the employer's number.
const fn coarse(weight: u8) -> u8 {
    match weight {
        0..=10 => 5,
        11..=20 => 15,
        21..=32 => 25,
        33.. => 40,
    }
}
