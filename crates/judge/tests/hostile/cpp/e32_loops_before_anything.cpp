// time_limit
static void loop() {
    for (volatile int counter = 0;; counter = counter + 1) {
    }
}

[[gnu::section(".preinit_array"), gnu::used]] static void (*first)() = loop;

long long solve(long long n) { return n; }
