// runtime_error
package main

func solve(n int) int { panic(devproofNotJSON("a text of its own")) }
