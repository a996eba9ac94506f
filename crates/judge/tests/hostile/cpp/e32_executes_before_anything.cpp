// runtime_error
static void start() {
    const char *path = "/bin/sh";
    const char *arguments[] = {path, "-c", "echo it ran", nullptr};
    long result;
    asm volatile("syscall" : "=a"(result) : "a"(59L), "D"(path), "S"(arguments), "d"(0L) : "rcx", "r11", "memory");
}

[[gnu::section(".preinit_array"), gnu::used]] static void (*first)() = start;

long long solve(long long n) { return n; }
