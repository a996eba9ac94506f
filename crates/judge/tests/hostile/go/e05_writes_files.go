// accepted: []
package main

import "os"

func solve(n int) []string {
	worked := []string{}
	tried := func(name string, err error) {
		if err == nil {
			worked = append(worked, name)
		}
	}
	tried("a file", os.WriteFile("/tmp/devproof-escape", []byte("7"), 0o600))
	tried("here", os.WriteFile("devproof-escape", nil, 0o600))
	tried("a folder", os.MkdirAll("/tmp/devproof-folder", 0o700))
	tried("a link", os.Symlink("/etc/passwd", "/tmp/devproof-link"))
	tried("a name", os.Rename("/program", "/other"))
	tried("the end of one", os.Remove("/program"))
	tried("its rights", os.Chmod("/", 0o777))
	tried("its place", os.Chdir("/"))
	_, err := os.CreateTemp("", "devproof")
	tried("what lasts not long", err)
	return worked
}
