// compile_error
package main

var a = f()

func f() int { return a }

func solve(n int) int { return n + a }
