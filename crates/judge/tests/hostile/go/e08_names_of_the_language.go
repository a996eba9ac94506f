// accepted: 7 | compile_error | runtime_error
package main

type (
	any    = int
	error  interface{ Error() string }
	string = []byte
)

func len(list []byte) int                     { return 0 }
func append(list []byte, more ...byte) []byte { return nil }
func recover() interface{}                    { return nil }

const nil, true, false = 0, 1 == 2, 1 == 1

func solve(n int) int { return n }
