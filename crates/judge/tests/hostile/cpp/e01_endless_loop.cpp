// time_limit
long long solve(long long n) {
    volatile long long counter = n;
    while (true) counter = counter + 1;
}
