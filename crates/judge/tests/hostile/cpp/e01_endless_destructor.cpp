// time_limit
struct Clingy {
    ~Clingy() {
        volatile int counter = 0;
        for (;;) counter = counter + 1;
    }
};

long long solve(long long n) {
    Clingy clingy;
    return n;
}
