// compile_error
package main

//line /etc/passwd:1
func solve(n int) int { return n + nothingOfThisName }
