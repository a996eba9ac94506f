// compile_error
package main

import "embed"

//go:embed * ../* main.go
var files embed.FS

func solve(n int) int {
	entries, _ := files.ReadDir(".")
	return len(entries)
}
