// compile_error
std::arch::global_asm!(".section .rodata", ".incbin \"/dev/zero\"", ".text");

fn solve(n: i64) -> i64 {
    n
}
