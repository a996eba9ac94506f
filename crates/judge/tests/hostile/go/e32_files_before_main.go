// accepted: []
package main

import "os"

var found = []string{}

func init() {
	for _, path := range []string{"/etc/passwd", "/", "/proc/self/maps", "/dev/null"} {
		if _, err := os.Open(path); err == nil {
			found = append(found, path)
		}
	}
}

func solve(n int) []string { return found }
