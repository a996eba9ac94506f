// accepted: 7
package main

import "fmt"

func init() { fmt.Println("before main") }

func solve(n int) int { return n }
