// accepted: [true, true, true] | runtime_error
#include <cstdio>
#include <cstdlib>
#include <spawn.h>
#include <vector>

std::vector<bool> solve(long long) {
    char name[] = "/bin/sh";
    char *arguments[] = {name, nullptr};
    pid_t child = 0;
    return {
        std::system("echo it ran") != 0,
        popen("echo it ran", "r") == nullptr,
        posix_spawn(&child, name, nullptr, nullptr, arguments, nullptr) != 0,
    };
}
