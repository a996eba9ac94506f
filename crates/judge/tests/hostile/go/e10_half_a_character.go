// accepted: "\ufffd("
package main

func solve(n int) string { return "\xc3(" }
