// compile_error
package main

import _ "embed"

//go:embed /etc/passwd
var text string

func solve(n int) string { return text }
