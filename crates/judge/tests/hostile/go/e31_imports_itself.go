// compile_error
package main

import "main"

func solve(n int) int { return main.solve(n) }
