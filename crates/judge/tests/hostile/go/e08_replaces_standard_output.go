// accepted: 7
package main

import (
	"fmt"
	"os"
)

func solve(n int) int {
	os.Stdout = os.NewFile(3, "results")
	os.Stdout = nil
	fmt.Println("nowhere")
	return n
}
