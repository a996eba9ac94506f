// accepted: false | runtime_error
package main

import (
	"os"
	"syscall"
)

func solve(n int) bool {
	files := []*os.File{os.Stdin, os.Stdout, os.Stderr}
	_, err := os.StartProcess("/bin/sh", []string{"sh", "-c", "echo it ran"}, &os.ProcAttr{
		Files: files,
		Sys:   &syscall.SysProcAttr{Cloneflags: syscall.CLONE_NEWUSER | syscall.CLONE_NEWNS, Ptrace: true},
	})
	return err == nil
}
