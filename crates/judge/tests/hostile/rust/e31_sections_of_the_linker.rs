// compile_error | accepted: 7
#[used]
#[link_section = ".debug_gdb_scripts"]
static SCRIPT: [u8; 12] = *b"\x01/tmp/x.py\0\0";

fn solve(n: i64) -> i64 {
    n
}
