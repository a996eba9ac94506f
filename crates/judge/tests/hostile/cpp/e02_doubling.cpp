// memory_limit
#include <string>

long long solve(long long) {
    std::string text = "x";
    for (;;) text += text;
}
