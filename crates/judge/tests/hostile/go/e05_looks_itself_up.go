// compile_error
package main

import (
	"os"
	"os/user"
)

func solve(n int) []string {
	found := []string{}
	if who, err := user.Current(); err == nil && who.Name+who.HomeDir != "" {
		found = append(found, who.Username)
	}
	if name, err := os.Hostname(); err == nil {
		found = append(found, name)
	}
	if place, err := os.Getwd(); err == nil && place != "/" {
		found = append(found, place)
	}
	if home, err := os.UserHomeDir(); err == nil {
		found = append(found, home)
	}
	return found
}
