// time_limit | accepted: false
package main

import (
	"regexp"
	"strings"
)

// Go's have no backtracking: it takes as long as the text.
func solve(n int) bool {
	pattern := regexp.MustCompile(strings.Repeat("(a*)*", 100) + "b")
	for count := 0; count < 1000; count++ {
		if pattern.MatchString(strings.Repeat("a", 10000)) {
			return true
		}
	}
	return false
}
