# Runs in CPython before the candidate's program: loads the modules that it may import, shuts the last doors, reads the job,
# runs it, says what became of it. Frames as in protocol.rs. No import but of what is written in C, where one can do without:
# every module costs each run its time.
import io
import posix
import sys


def write_all(data):
    view = memoryview(data)
    while view:
        view = view[posix.write(1, view):]


def say(kind, data):
    write_all(kind + len(data).to_bytes(4, "little") + data)


def seal(programs):
    """Loads seccomp programs, each given as the hexadecimal of its memory, for good."""
    import _ctypes

    prctl = _ctypes.dlsym(_ctypes.dlopen(None, 2), "prctl")
    for program in programs:
        code = bytes.fromhex(program)
        # struct sock_fprog: the number of lines, and where they are. A bytes object's bytes follow its head.
        address = id(code) + bytes.__basicsize__ - 1
        described = (len(code) // 8).to_bytes(8, "little") + address.to_bytes(8, "little")
        # prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, …)
        if _ctypes.call_cdeclfunction(prctl, (22, 2, described)) != 0:
            posix._exit(97)


class Printed(io.RawIOBase):
    frames = 0
    bytes = 0

    def writable(self):
        return True

    def write(self, data):
        if data:
            self.frames += 1
            self.bytes += len(data)
            say(b"O", bytes(data))
        return len(data)


def codec():
    """What turns JSON into values and back."""
    from _json import encode_basestring_ascii, make_encoder, make_scanner

    class Plain:
        strict = True
        object_hook = None
        object_pairs_hook = None
        parse_float = float
        parse_int = int
        parse_constant = float
        memo = {}

    def refuse(value):
        raise TypeError(
            f"the function returned something of the type {type(value).__name__}, which is not JSON: "
            "return lists, dictionaries, strings, numbers, True, False or None"
        )

    scan = make_scanner(Plain)
    encode = make_encoder({}, refuse, encode_basestring_ascii, None, ":", ",", False, False, False)
    return (lambda text: scan(text, 0)[0]), (lambda value: "".join(encode(value, 0)))


def read_exactly(size):
    parts = []
    while size:
        part = posix.read(0, min(size, 1 << 20))
        if not part:
            posix._exit(97)
        parts.append(part)
        size -= len(part)
    return b"".join(parts)


def line_of(error):
    """The candidate's line that was being run."""
    line = None
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == "solution.py":
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def words_of(error):
    try:
        text = str(error)
    except BaseException:
        text = ""
    name = type(error).__name__
    if isinstance(error, SystemExit):
        return "The program exited before it returned an answer."
    if isinstance(error, ImportError):
        text += " (only the pure parts of the standard library are here)"
    return (f"{name}: {text}" if text else name)[:2000]


def main():
    programs, modules, most = sys.argv[1:4]
    read, write = codec()
    raw = Printed()
    printed = io.TextIOWrapper(
        io.BufferedWriter(raw, 4096), encoding="utf-8", errors="backslashreplace", line_buffering=True
    )
    sys.stdin = sys.__stdin__ = io.StringIO()
    sys.stdout = sys.__stdout__ = sys.stderr = sys.__stderr__ = printed
    for name in modules.split(","):
        if name:
            try:
                __import__(name)
            except ImportError:
                pass
    sys.argv = [""]
    if programs:
        seal(programs.split(","))
    say(b"R", b"")

    # The doors are shut. Whatever follows is a stranger's.
    def read_frame():
        return str(read_exactly(int.from_bytes(read_exactly(4), "little")), "utf-8")

    sealed = read(read_frame())
    job = sealed["job"]
    nonce = sealed["nonce"].encode()

    def end(kind, data):
        try:
            printed.flush()
        finally:
            # What was printed, as it is counted here: output that bypasses this is detected.
            count = [(number & 0xFFFFFFFF).to_bytes(4, "little") for number in (raw.frames, raw.bytes)]
            say(kind, nonce + b"".join(count) + data)
            posix._exit(0)

    def fail(failure, message, line):
        text = write({"failure": failure, "message": message, "line": line})
        end(b"F", text.encode())

    try:
        code = compile(job["source"], "solution.py", "exec", dont_inherit=True)
    except SyntaxError as error:
        fail("compile", f"{type(error).__name__}: {error.msg}", error.lineno)
    except BaseException as error:
        fail("compile", words_of(error), None)
    try:
        module = type(sys)("solution")
        sys.modules["solution"] = module
        exec(code, module.__dict__)
        function = module.__dict__.get(job["entry"])
        if not callable(function):
            fail("compile", f"There is no function {job['entry']}.", None)
        # Only now it can know the input: what it says of itself from here on may be made of it.
        say(b"L", b"")
        arguments = read(read_frame())
        value = function(*arguments)
        try:
            answer = write(value)
        except (TypeError, ValueError) as error:
            fail("not_json", words_of(error), None)
        if len(answer) > int(most):
            fail("too_big", "The function returned more than may be returned.", None)
    except MemoryError as error:
        fail("memory", "There was no memory left.", line_of(error))
    except BaseException as error:
        fail("runtime", words_of(error), line_of(error))
    end(b"A", answer.encode())


main()
