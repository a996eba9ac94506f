# runtime_error

def solve(n):
    def body():
        return 1

    # Bytecode that reads far beyond its constants.
    body.__code__ = body.__code__.replace(co_code=bytes([100, 255] * 40 + [83, 0]), co_consts=())
    return body()
