// accepted: []
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

std::vector<std::string> solve(long long) {
    std::vector<std::string> read;
    for (const char *place : {
             "/etc/passwd", "/etc/shadow", "/etc/hostname", "/proc/self/environ", "/proc/self/maps", "/proc/self/mem",
             "/proc/self/exe", "/proc/1/environ", "/proc/self/fd/0", "/dev/null", "/dev/zero", "/dev/stdin", "/dev/shm",
             "/root", "/home", "/tmp", "/var/lib", "/run", ".", "..", "/", "/usr/lib", "/usr/include", "solution.cpp",
             "challenge.hpp", "/../etc/passwd",
         }) {
        std::error_code error;
        if (std::ifstream(place).good()) read.push_back(place);
        if (std::filesystem::exists(place, error)) read.push_back(place);
        if (std::filesystem::directory_iterator(place, error) != std::filesystem::directory_iterator()) read.push_back(place);
    }
    return read;
}
