// compile_error
package main

import (
	_ "../../etc"
	_ "./main"
	_ "/etc/passwd"
)

func solve(n int) int { return n }
