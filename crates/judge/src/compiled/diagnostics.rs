//! What a compiler says, as the candidate reads it.

use super::cache::Refusal;

/// The most that is kept of it, in characters.
const MAX_WORDS: usize = 2000;

/// What is said of an answer that could not be compiled. The line is that of the first error in the candidate's own file.
#[must_use]
pub fn refusal(messages: &str) -> Refusal {
    let lines: Vec<&str> = messages.lines().collect();
    let line = lines.iter().enumerate().find_map(|(at, line)| {
        // GCC: "solution.cpp:3:5: error: …".
        if let Some(rest) = line.strip_prefix("solution.cpp:").filter(|_| line.contains("error:")) {
            return number(rest);
        }
        // javac: "Solution.java:3: error: …".
        if let Some(rest) = line.strip_prefix("Solution.java:").filter(|_| line.contains("error:")) {
            return number(rest);
        }
        // Go: "solution.go:3:5: …".
        if let Some(rest) = line.strip_prefix("solution.go:") {
            return number(rest);
        }
        // rustc: "error[E0425]: …", then " --> solution.rs:3:5".
        let is_error = line.starts_with("error");
        let place = lines.get(at + 1)?.trim_start().strip_prefix("--> solution.rs:")?;
        is_error.then(|| number(place))?
    });
    let said: Vec<&str> = lines.into_iter().filter(|line| is_said(line)).collect();
    let mut message: String = without_folders(said.join("\n").trim()).chars().take(MAX_WORDS).collect();
    if message.is_empty() {
        message.push_str("The program could not be compiled.");
    }
    Refusal { message, line }
}

/// Whether it helps: not where one file of ours takes in another, nor what an error's number is explained by.
fn is_said(line: &str) -> bool {
    let ours = line.starts_with("In file included from main.cpp")
        || line.starts_with("For more information about this error")
        || line.starts_with("Some errors have detailed explanations")
        || line.contains("compilation terminated")
        || line.starts_with("Note: ");
    !ours
}

/// Files of the toolchain by their names alone: where they lie on the judge's machine helps no one.
fn without_folders(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(begin) = ["/usr/", "/work/"].iter().filter_map(|folder| rest.find(folder)).min() {
        let (before, path) = rest.split_at(begin);
        out.push_str(before);
        let end = path.find(|sign: char| sign.is_whitespace() || "':\"`()<>,;".contains(sign)).unwrap_or(path.len());
        let (path, after) = path.split_at(end);
        out.push_str(path.rsplit('/').next().unwrap_or_default());
        rest = after;
    }
    out + rest
}

fn number(text: &str) -> Option<u32> {
    text.split(':').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_error_of_the_candidates_file_has_a_line() {
        let gcc = "In file included from main.cpp:3:\nsolution.cpp:2:9: warning: unused\nsolution.cpp:7:12: error: expected ';'\n";
        assert_eq!(refusal(gcc).line, Some(7));
        assert!(!refusal(gcc).message.contains("main.cpp"));
        let rustc = "error[E0425]: cannot find value `x` in this scope\n --> solution.rs:3:5\n  |\n3 |     x\n";
        let said = refusal(rustc);
        assert_eq!(said.line, Some(3));
        assert!(said.message.starts_with("error[E0425]: cannot find value"));
    }

    #[test]
    fn go_names_nothing_but_errors() {
        let said = refusal("solution.go:4:9: undefined: x\nsolution.go:7:1: missing return\n");
        assert_eq!((said.line, said.message.lines().count()), (Some(4), 2));
    }

    #[test]
    fn javac_names_the_line() {
        let said = refusal(
            "Solution.java:2: error: cannot find symbol\n    return m;\n           ^\nNote: Some input files\n1 error\n",
        );
        assert_eq!(said.line, Some(2));
        assert!(!said.message.contains("Note"));
    }

    #[test]
    fn files_of_the_toolchain_are_named_without_their_folders() {
        let said = "/usr/bin/ld: /work/ccX1.o: in function `_start':\nmain.cpp:(.text+0x10): multiple definition; /usr/lib/gcc/x86_64-linux-gnu/12/../../../x86_64-linux-gnu/crt1.o:(.text+0x0): first";
        assert_eq!(
            refusal(said).message,
            "ld: ccX1.o: in function `_start':\nmain.cpp:(.text+0x10): multiple definition; crt1.o:(.text+0x0): first"
        );
        assert_eq!(without_folders("a /usr/"), "a ");
    }

    #[test]
    fn an_error_elsewhere_has_none() {
        assert_eq!(refusal("main.cpp:5:42: error: 'two_sum' was not declared in this scope").line, None);
        assert_eq!(refusal("error[E0425]: cannot find function\n --> main.rs:3:5\n").line, None);
        assert_eq!(refusal("").message, "The program could not be compiled.");
        assert_eq!(refusal(&"x".repeat(5000)).message.len(), MAX_WORDS);
    }
}
