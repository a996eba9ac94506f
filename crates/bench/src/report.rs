//! The tables.

use crate::{
    Options,
    app::App,
    goals::{self, Goal},
    hostile::Hostile,
    interviews::Interviews,
    lines::{self, Line},
    live::Live,
    matching::{self, Matching},
    signin::SignIn,
    verdicts::Verdicts,
    world::World,
};
use devproof_claims::{Clock, SystemClock};
use std::{fs, process::Command};

/// Everything that was measured.
pub struct Report {
    about: String,
    pub lines: Vec<Line>,
    /// Every request of the app.
    pub app: Option<App>,
    pub live: Option<Live>,
    pub sign_in: Option<SignIn>,
    /// Honest people beside hostile clients.
    pub hostile: Option<Hostile>,
    /// The judge's table.
    pub judge: Option<String>,
    /// The match at this scale.
    pub matching: Option<Matching>,
    pub verdicts: Option<Verdicts>,
    /// From Finish to the score, when it was measured.
    pub interviews: Option<Interviews>,
}

impl Report {
    pub fn new(options: &Options, world: &World) -> Self {
        let about = format!(
            "{}, {}; scale {}, {} connections, {} × {} s a leg.",
            SystemClock.now().date(),
            machine(),
            world.scale,
            options.connections,
            options.rounds,
            options.seconds,
        );
        Self {
            about,
            lines: Vec::new(),
            app: None,
            live: None,
            sign_in: None,
            hostile: None,
            judge: None,
            matching: None,
            verdicts: None,
            interviews: None,
        }
    }

    /// The tables as Markdown.
    pub fn markdown(&self) -> String {
        let mut out = format!("{}\n", self.about);
        out.push_str(&lines::markdown(&self.lines));
        if let Some(app) = &self.app {
            out.push_str(&app.markdown());
        }
        if let Some(matching) = &self.matching {
            out.push_str(&matching::markdown(std::slice::from_ref(matching)));
        }
        if let Some(verdicts) = &self.verdicts {
            out.push_str(&verdicts.markdown());
        }
        if let Some(interviews) = &self.interviews {
            out.push_str(&interviews.markdown());
        }
        if let Some(live) = &self.live {
            out.push_str(&live.markdown());
        }
        if let Some(sign_in) = &self.sign_in {
            out.push_str(&sign_in.markdown());
        }
        if let Some(hostile) = &self.hostile {
            out.push_str(&hostile.markdown());
        }
        if let Some(judge) = &self.judge {
            out.push('\n');
            out.push_str(judge);
        }
        out.push_str(&goals::markdown(&self.goals()));
        out
    }

    fn goals(&self) -> Vec<Goal> {
        let mut goals: Vec<Goal> = self.lines.iter().flat_map(Line::goals).collect();
        goals.extend(self.matching.iter().flat_map(Matching::goals));
        goals.extend(self.live.iter().flat_map(Live::goals));
        goals.extend(self.app.iter().flat_map(App::goals));
        goals
    }
}

/// What it was measured on.
pub fn machine() -> String {
    let model = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = model.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    format!(
        "{cores} cores of {}, Linux {}, load before {}",
        model.map_or("an unknown processor", |(_, name)| name),
        said("uname", &["-r"]),
        load.split(' ').next().unwrap_or("?"),
    )
}

/// What a program of the machine says.
fn said(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output().map(|output| output.stdout).unwrap_or_default();
    String::from_utf8_lossy(&output).trim().to_owned()
}
