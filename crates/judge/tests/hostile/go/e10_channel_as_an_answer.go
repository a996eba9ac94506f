// runtime_error: not JSON
package main

func solve(n int) []chan int { return []chan int{make(chan int)} }
