// accepted: true | runtime_error
#include <netdb.h>

bool solve(long long) {
    addrinfo *found = nullptr;
    return getaddrinfo("localhost", "80", nullptr, &found) != 0;
}
