// runtime_error | accepted: 7
package main

func solve(n int8) int8 { return n }
