# runtime_error

import _socket


def solve(n):
    return _socket.getaddrinfo("localhost", 80)
