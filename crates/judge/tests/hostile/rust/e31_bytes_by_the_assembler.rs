// compile_error
std::arch::global_asm!(".section .rodata", ".global file_start", "file_start: .incbin \"/etc/passwd\"", ".byte 0", ".text");

extern "C" {
    static file_start: [u8; 100];
}

fn solve(_: i64) -> String {
    String::from_utf8_lossy(unsafe { &file_start }).into_owned()
}
