// time_limit
package main

func fails(n int) (again bool) {
	defer func() { again = recover() != nil }()
	return []bool{true}[n]
}

func solve(n int) int {
	for fails(n) {
	}
	return n
}
