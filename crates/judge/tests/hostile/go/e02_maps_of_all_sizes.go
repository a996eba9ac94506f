// memory_limit | time_limit
package main

func solve(n int) int {
	var kept []interface{}
	for size := 1; ; size = size*3/2 + 1 {
		kept = append(kept, make(map[string]int, size), make(map[[64]byte]bool, size), make(map[interface{}]interface{}, size))
	}
}
