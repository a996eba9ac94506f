//! What is proved: rank, skills, challenges and the interview.

use super::{
    block::{Builder, INDENT, Ink, Pen, Role, WIDTH},
    detail::Detail,
    person::{Person, Skill},
};
use crate::{
    look::{INK, LINE, MUTED, PROOF},
    words,
};
use devproof_vocabulary::skill_level_label;

const COLUMNS: usize = 3;

/// The figures that the server counted, beside each other.
pub(super) fn summary(builder: &mut Builder<'_>, person: &Person) {
    builder.section("Proved on Devproof");
    let proved = person.skills.iter().filter(|skill| skill.is_proved()).count();
    let figures = [
        Some(format!("Rank: {}", person.rank.name)),
        Some(words::counted(person.completed_challenges, "challenge passed", "challenges passed")),
        Some(format!("{proved} of {} skills proved", person.skills.len())),
        person.system_design_score.map(|score| format!("System design: {score} of 100")),
    ];
    let figures: Vec<String> = figures.into_iter().flatten().collect();
    builder.begin(3.0);
    row(builder, figures.len(), |builder, index, [x, y, width]| {
        proved_words(builder, &figures[index], [x, y, width], Pen::body(INK, 2).sized(9.0).role(Role::Item))
    });
}

/// Words with the mark before them; their height.
fn proved_words(builder: &mut Builder<'_>, text: &str, [x, y, width]: [f32; 3], pen: Pen) -> f32 {
    let size = builder.scaled(8.0);
    let top = y + builder.scaled(pen.size * 1.35 / 2.0) - size / 2.0;
    builder.draw(x, top, Ink::Mark { size });
    let left = size + 4.0;
    builder.put(text, pen, [x + left, y, width - left], None).1
}

/// Writes a row of columns below what there is.
fn row(builder: &mut Builder<'_>, count: usize, mut cell: impl FnMut(&mut Builder<'_>, usize, [f32; 3]) -> f32) {
    let top = builder.bottom();
    let columns = f32::from(u8::try_from(count.max(1)).unwrap_or(1));
    let width = WIDTH / columns;
    let mut height: f32 = 0.0;
    for index in 0..count {
        let x = width * f32::from(u8::try_from(index).unwrap_or_default());
        height = height.max(cell(builder, index, [x, top, width - 6.0]));
    }
    builder.reach(top + height);
}

/// The skills with the grade of their proof: proved ones first.
pub(super) fn skills(builder: &mut Builder<'_>, person: &Person, detail: &Detail) {
    let (mut sorted, stated): (Vec<&Skill>, Vec<&Skill>) =
        person.skills.iter().partition(|skill| skill.proved.is_some());
    sorted.extend(stated);
    sorted.truncate(detail.skills);
    if sorted.is_empty() {
        return;
    }
    builder.section("Skills");
    for (index, three) in sorted.chunks(COLUMNS).enumerate() {
        builder.begin(if index == 0 { 3.0 } else { 2.0 });
        row(builder, COLUMNS, |builder, index, at| {
            let Some(skill) = three.get(index) else { return 0.0 };
            let pen = Pen::body(INK, 1).role(Role::Item);
            let text = skill_words(skill);
            if skill.proved.is_some() {
                proved_words(builder, &text, at, pen)
            } else {
                builder.put(&text, pen, at, None).1
            }
        });
    }
}

fn skill_words(skill: &Skill) -> String {
    let years = skill.years.filter(|years| *years > 0).map(|years| words::counted(years, "year", "years"));
    let proved = skill.proved.as_ref().map(|proof| proof.grade.label());
    let details: Vec<&str> =
        [proved, skill.level.and_then(skill_level_label), years.as_deref()].into_iter().flatten().collect();
    if details.is_empty() {
        skill.name.clone()
    } else {
        format!("{} ({})", skill.name, details.join(", ").to_lowercase())
    }
}

/// The challenges that were passed, the newest first.
pub(super) fn challenges(builder: &mut Builder<'_>, person: &Person, detail: &Detail) {
    if person.challenges.is_empty() {
        return;
    }
    builder.section("Challenges passed");
    for (index, one) in person.challenges.iter().take(detail.challenges).enumerate() {
        builder.begin(if index == 0 { 3.0 } else { 1.5 });
        let date = words::day(&one.completed_at).unwrap_or_default();
        let facts: Vec<&str> = [one.language.map(|language| language.label()), Some(one.difficulty.as_str())]
            .into_iter()
            .flatten()
            .collect();
        let top = builder.bottom();
        builder.put(&date, Pen::body(MUTED, 1), [0.0, top, INDENT - 8.0], None);
        let text = format!("{} ({})", one.title, facts.join(", "));
        let height = proved_words(builder, &text, [INDENT, top, WIDTH - INDENT], Pen::body(INK, 1).role(Role::Item));
        builder.reach(top + height);
    }
    let rest = person.challenges.len().saturating_sub(detail.challenges);
    if rest > 0 {
        builder.begin(1.5);
        builder.write(&format!("and {rest} more"), Pen::body(MUTED, 1), INDENT);
    }
}

/// The interview that is shown, with its levels.
pub(super) fn interview(builder: &mut Builder<'_>, person: &Person, detail: &Detail) {
    let Some(one) = &person.interview else { return };
    builder.section("System design interview");
    builder.begin(3.0);
    let problem = one.problem.as_ref().map_or_else(String::new, |problem| format!(" on “{problem}”"));
    let reviewed = if one.reviewed { ", decided by a human reviewer" } else { "" };
    builder.write(
        &format!("Scored as {}{problem}{reviewed}.", one.seniority.label().to_lowercase()),
        Pen::body(MUTED, 2),
        0.0,
    );
    if !detail.lists {
        return;
    }
    for level in &one.dimensions {
        builder.begin(1.5);
        let top = builder.bottom();
        let share = f32::from(level.level.min(40)) / 40.0;
        let text = format!("{}: {}.{} of 4", level.title, level.level / 10, level.level % 10);
        let height = builder.put(&text, Pen::body(INK, 1).role(Role::Item), [0.0, top, 330.0], None).1;
        let middle = top + height / 2.0 - 2.0;
        builder.draw(350.0, middle, Ink::Fill { width: WIDTH - 350.0, height: 4.0, colour: LINE });
        builder.draw(350.0, middle, Ink::Fill { width: (WIDTH - 350.0) * share, height: 4.0, colour: PROOF });
        builder.reach(top + height);
    }
}

/// What GitHub says of their repositories, without the mark: nobody here judged it.
pub(super) fn repositories(builder: &mut Builder<'_>, person: &Person, detail: &Detail) {
    let Some(one) = person.repositories.as_ref().filter(|_| detail.repositories) else { return };
    builder.section("GitHub repositories (shown, not judged)");
    builder.begin(3.0);
    builder.write(&one.counted(), Pen::body(INK, 1), 0.0);
    if !one.languages.is_empty() {
        let languages = one.languages.iter().map(|language| format!("{} {}%", language.name, language.share));
        builder.write(&languages.collect::<Vec<_>>().join(" · "), Pen::body(INK, 2), 0.0);
    }
    let about: Vec<String> = one.pushes().into_iter().chain([one.source()]).collect();
    builder.write(&about.join(" "), Pen::body(MUTED, 2), 0.0);
}
