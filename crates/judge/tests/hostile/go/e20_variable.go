// accepted: 8
package main

var solve = func(n int) int { return n + 1 }
