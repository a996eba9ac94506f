// time_limit
static int loop() {
    for (volatile int counter = 0;; counter = counter + 1) {
    }
}

static int first = loop();

long long solve(long long n) { return n + first; }
