//! Kind of employment, kind and place of work, and seniority, as schema.org and people say them.

use devproof_vocabulary::RoleFamily;

/// `employmentType`.
pub(in crate::job_import) fn employment_type(word: &str) -> Option<&'static str> {
    let word: String = word.to_lowercase().chars().filter(char::is_ascii_alphabetic).collect();
    Some(match word.as_str() {
        "fulltime" | "permanent" | "full" => "full_time",
        "parttime" | "part" => "part_time",
        "contractor" | "contract" | "freelance" | "perdiem" => "contract",
        "intern" | "internship" | "apprenticeship" => "internship",
        "temporary" | "seasonal" | "temp" => "temporary",
        _ => return None,
    })
}

/// `jobLocationType`; schema.org itself knows only TELECOMMUTE.
pub(in crate::job_import) fn remote_policy(word: &str) -> Option<&'static str> {
    let word: String = word.to_lowercase().chars().filter(char::is_ascii_alphabetic).collect();
    Some(match word.as_str() {
        "telecommute" | "remote" | "fullyremote" | "workfromhome" => "remote",
        "hybrid" | "partlyremote" | "telecommutepartial" => "hybrid",
        "onsite" | "inoffice" | "office" | "onpremises" => "onsite",
        _ => return None,
    })
}

/// The seniority that a title names in so many words.
pub(in crate::job_import) fn seniority(title: &str) -> Option<&'static str> {
    let title = title.to_lowercase();
    let has = |wanted: &str| title.split(|c: char| !c.is_alphanumeric()).any(|word| word == wanted);
    Some(if has("intern") || has("internship") || has("werkstudent") {
        "intern"
    } else if has("junior") || has("jr") || has("graduate") {
        "junior"
    } else if has("principal") || has("distinguished") {
        "principal"
    } else if has("staff") {
        "staff"
    } else if has("senior") || has("sr") {
        "senior"
    } else if has("mid") || has("intermediate") {
        "mid"
    } else {
        return None;
    })
}

/// `occupationalCategory`, as our own exports have it: the name of a kind of work.
pub(in crate::job_import) fn role_family(text: &str) -> Option<&'static str> {
    let plain = |text: &str| text.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect::<String>();
    let name = plain(text);
    let means = |family: &&RoleFamily| plain(family.as_str()) == name || plain(family.label()) == name;
    RoleFamily::ALL.iter().find(means).map(|family| family.as_str())
}
