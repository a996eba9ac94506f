// time_limit
package main

func solve(n int) int {
a:
	n++
	goto b
b:
	n--
	goto a
}
