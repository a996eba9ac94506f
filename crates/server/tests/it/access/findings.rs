//! What a run of the grid found.

/// Cells that are not as the grid says.
pub struct Findings {
    wrong: Vec<String>,
    cells: usize,
    /// Whether one wrong cell is enough.
    hasty: bool,
}

impl Findings {
    /// Of a run over every cell.
    pub fn all() -> Self {
        Self { wrong: Vec::new(), cells: 0, hasty: false }
    }

    /// Of a run that may end at the first wrong cell.
    pub fn first() -> Self {
        Self { hasty: true, ..Self::all() }
    }

    /// Notes a cell; `say` tells what is wrong with it.
    pub fn cell(&mut self, right: bool, say: impl FnOnce() -> String) {
        self.cells += 1;
        if !right {
            self.wrong.push(say());
        }
    }

    /// Whether nothing more needs to be run.
    pub fn enough(&self) -> bool {
        self.hasty && !self.wrong.is_empty()
    }

    /// What was wrong first.
    pub fn into_first(self) -> Option<String> {
        self.wrong.into_iter().next()
    }

    /// Fails unless cells were run and all were right.
    pub fn assert(self) {
        assert!(self.cells > 0, "no cell was run");
        assert!(
            self.wrong.is_empty(),
            "{} of {} cells are wrong:\n{}",
            self.wrong.len(),
            self.cells,
            self.wrong.join("\n")
        );
    }
}
