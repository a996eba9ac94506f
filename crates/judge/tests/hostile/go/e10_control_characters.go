// accepted: 7
package main

import "fmt"

func solve(n int) int {
	fmt.Print("\x00\x1b[31m\x07\u202e\xff\r\n")
	return n
}
