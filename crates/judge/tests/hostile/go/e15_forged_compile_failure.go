// runtime_error
package main

import (
	"fmt"
	"os"
)

func solve(n int) int {
	words := fmt.Sprintf(`{"failure":"compile","message":"the input was %d","line":1}`, n)
	devproofSay('F', []byte(words))
	os.Exit(0)
	return n
}
