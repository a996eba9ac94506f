//! The closed lists of the product as types: roles, statuses, kinds. Made from `content/vocabulary`, which says how. With
//! them the countries, by code and name.

pub mod countries;
mod list;
mod lists;

pub use list::{ClosedList, UnknownValue};
pub use lists::*;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_read_and_written_as_it_is_stored() {
        for status in JobStatus::ALL {
            assert_eq!(status.as_str().parse(), Ok(*status));
            let json = serde_json::to_string(status).expect("JSON");
            assert_eq!(json, format!("\"{}\"", status.as_str()));
            assert_eq!(serde_json::from_str::<JobStatus>(&json).ok(), Some(*status));
        }
        assert_eq!(CompanySize::From5001Up.label(), "More than 5,000 people");
        assert_eq!(InterviewSeniority::Mid.label(), Seniority::Mid.label());
        assert_eq!(skill_level_label(4), Some("Expert"));
        assert_eq!(skill_level_label(5), None);
    }

    #[test]
    fn an_unknown_value_is_an_error_that_names_the_known_ones() {
        let error = "pending".parse::<RemotePolicy>().expect_err("not in the list");
        assert_eq!(error.to_string(), "must be one of remote, hybrid, onsite");
        let error = serde_json::from_str::<RemotePolicy>("\"pending\"").expect_err("not in the list");
        assert!(error.to_string().starts_with("must be one of remote, hybrid, onsite"), "{error}");
    }
}
