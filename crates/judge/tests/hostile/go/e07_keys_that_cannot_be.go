// runtime_error: unhashable
package main

func solve(n int) int { return map[interface{}]int{}[[]int{n}] }
