// memory_limit | runtime_error
package main

func solve(n int) int { return cap(make(chan [64]byte, 100_000_000+n)) }
