// accepted: []
#include <csignal>
#include <string>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
#include <vector>

std::vector<std::string> solve(long long) {
    std::vector<std::string> worked;
    itimerval soon = {{0, 0}, {0, 1000}};
    if (setitimer(ITIMER_REAL, &soon, nullptr) == 0) worked.push_back("setitimer");
    if (setitimer(ITIMER_PROF, &soon, nullptr) == 0) worked.push_back("profile");
    timer_t timer;
    sigevent event = {};
    event.sigev_notify = SIGEV_SIGNAL;
    event.sigev_signo = SIGUSR1;
    if (timer_create(CLOCK_MONOTONIC, &event, &timer) == 0) worked.push_back("timer_create");
    return worked;
}
