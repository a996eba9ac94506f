//! Every request of the app, shortly: what it costs beside its statement.

use crate::{
    Options,
    calls::{self, Facts},
    goals::Goal,
    load, pgbench, record,
    scenario::{Call, Scenario, Visit},
    side::Side,
    usage::Usage,
    world::World,
};
use std::{fmt::Write, time::Duration};

/// How long a request is sent, after its warm-up.
const TIME: Duration = Duration::from_millis(300);
/// Times of its statement's cost that a request may cost.
const TIMES: f64 = 5.0;

/// Requests that are limited for an account: here a visitor sends them, who is another address after a while.
const LIMITED: [&str; 6] =
    ["get_invitation", "get_public_profile", "get_short_link", "get_public_company", "get_public_job", "record_view"];

/// One request and its statement.
struct Line {
    name: String,
    ours: Side,
    pgbench: Side,
}

/// What was measured.
pub struct App {
    lines: Vec<Line>,
    /// Requests without a figure, and why.
    remarks: Vec<String>,
}

/// Measures one request after the other.
pub async fn measure(options: &Options, world: &World) -> anyhow::Result<App> {
    let mut app = App { lines: Vec::new(), remarks: Vec::new() };
    for (name, call) in calls::list(&Facts::gather(world).await?) {
        eprintln!("{name}");
        match compare(options, world, call).await {
            Ok((ours, pgbench)) => app.lines.push(Line { name, ours, pgbench }),
            Err(error) => app.remarks.push(format!("{name}: {}", shortened(&format!("{error:#}")))),
        }
    }
    app.lines.sort_by(|left, right| right.times().total_cmp(&left.times()));
    Ok(app)
}

async fn compare(options: &Options, world: &World, mut call: Call) -> anyhow::Result<(Side, Side)> {
    if call.path.strip_prefix("/rest/v1/rpc/").is_some_and(|name| LIMITED.contains(&name)) {
        call.token = None;
        world.forget_limits().await?;
    }
    let visit = Visit::Same(call);
    let script = record::record(world, &mut Scenario { name: "app", visits: vec![visit.clone()] }).await?;
    let mut scenario = Scenario { name: "app", visits: vec![visit; pgbench::BACKENDS] };
    let (mut ours, mut pgbench) = (Side::default(), Side::default());
    let before = Usage::read(world)?;
    let run = load::run(world, &mut scenario, TIME).await?;
    ours.add(&run, &Usage::read(world)?.since(&before));
    let before = Usage::read(world)?;
    let run = pgbench::run(options, world, &script.text, pgbench::BACKENDS, Duration::ZERO).await?;
    pgbench.add(&run, &Usage::read(world)?.since(&before));
    Ok((ours, pgbench))
}

fn shortened(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "¦").chars().take(200).collect()
}

impl Line {
    /// What a request costs server and PostgreSQL, as times of what its statement costs PostgreSQL by pgbench.
    fn times(&self) -> f64 {
        self.ours.cpu(self.ours.server + self.ours.database) / self.pgbench.cpu(self.pgbench.database)
    }
}

impl App {
    /// As a part of the report, the dearest first.
    pub fn markdown(&self) -> String {
        let mut out = format!(
            "\n## Every request of the app\n\nTimes: CPU of server and PostgreSQL, as times of what the request's statements cost \
             PostgreSQL by pgbench. Those over {TIMES} are bold.\n\n\
             | request | p50 ms | server µs | database µs | statements µs | times |\n|---|---:|---:|---:|---:|---:|\n"
        );
        for line in &self.lines {
            let (ours, times) = (&line.ours, line.times());
            let mark = if times > TIMES { "**" } else { "" };
            // Writing to a string cannot fail.
            let _ = writeln!(
                out,
                "| {} | {} | {:.0} | {:.0} | {:.0} | {mark}{times:.1}{mark} |",
                line.name.replace('|', "¦"),
                if ours.is_empty() { "–".to_owned() } else { format!("{:.1}", ours.percentile(0.5)) },
                ours.cpu(ours.server),
                ours.cpu(ours.database),
                line.pgbench.cpu(line.pgbench.database),
            );
        }
        if !self.remarks.is_empty() {
            let _ = write!(out, "\nWithout a figure:\n\n- {}\n", self.remarks.join("\n- "));
        }
        out
    }

    pub fn goals(&self) -> Vec<Goal> {
        let over = self.lines.iter().filter(|line| line.times() > TIMES).count();
        vec![
            Goal::at_most(
                format!("requests of the app that cost over {TIMES} times their statements"),
                0.0,
                over as f64,
                "",
            ),
            Goal::at_most("requests of the app without a figure", 0.0, self.remarks.len() as f64, ""),
        ]
    }
}
