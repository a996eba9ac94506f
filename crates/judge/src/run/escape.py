# Tries, from where a judged program stands, what must not work. What works anyway is the answer.
import io
import posix


def works(attempt):
    try:
        attempt()
    except ConnectionRefusedError:
        return True  # somebody could be asked
    except ProcessLookupError:
        return True  # the kernel looked
    except Exception:
        return False
    return True


def connect(kind, address):
    import _socket

    _socket.socket(_socket.AF_INET, kind).connect(address)


def fork():
    if posix.fork() == 0:
        posix._exit(0)


def load():
    import ctypes


def attempt():
    attempts = {
        "reading a file": lambda: posix.open("/etc/passwd", posix.O_RDONLY),
        "reading its own library": lambda: posix.open(io.__file__, posix.O_RDONLY),
        "listing a folder": lambda: posix.listdir("/"),
        "writing a file": lambda: posix.open("/tmp/devproof-escape", posix.O_CREAT | posix.O_WRONLY),
        "connecting": lambda: connect(1, ("127.0.0.1", 9)),
        "a packet": lambda: connect(2, ("127.0.0.1", 9)),
        "a signal to others": lambda: posix.kill(posix.getppid(), 0),
        "a signal to the first process": lambda: posix.kill(1, 0),
        "a new process": fork,
        "loading a module": load,
    }
    return [name for name, attempt in attempts.items() if works(attempt)]
