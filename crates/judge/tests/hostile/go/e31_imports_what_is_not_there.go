// compile_error
package main

import "example.com/nothing/of/this/name"

func solve(n int) int { return nothing.Seven }
