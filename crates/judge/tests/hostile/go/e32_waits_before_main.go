// runtime_error
package main

var first = <-make(chan int)

func solve(n int) int { return n + first }
