# accepted: []

import _socket as s


def solve(n):
    reached = []
    attempts = [
        (s.AF_INET, s.SOCK_STREAM, ("127.0.0.1", 5432)),
        (s.AF_INET, s.SOCK_STREAM, ("169.254.169.254", 80)),
        (s.AF_INET, s.SOCK_DGRAM, ("1.1.1.1", 53)),
        (s.AF_INET6, s.SOCK_STREAM, ("::1", 5432)),
        (s.AF_UNIX, s.SOCK_STREAM, "\0devproof"),
        (s.AF_UNIX, s.SOCK_STREAM, "/run/postgresql/.s.PGSQL.5432"),
        (s.AF_INET, s.SOCK_RAW, ("127.0.0.1", 1)),
        (s.AF_NETLINK, s.SOCK_RAW, (0, 0)),
    ]
    for family, kind, address in attempts:
        try:
            s.socket(family, kind).connect(address)
            reached.append(str(address))
        except ConnectionRefusedError:
            reached.append(str(address))
        except OSError:
            pass
    try:
        s.socketpair()
        reached.append("a pair")
    except OSError:
        pass
    return reached
