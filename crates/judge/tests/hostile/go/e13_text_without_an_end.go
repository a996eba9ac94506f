// compile_error
package main

func solve(n int) string { return `
