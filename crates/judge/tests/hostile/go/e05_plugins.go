// compile_error | runtime_error | accepted: false
package main

import "plugin"

func solve(n int) bool {
	_, err := plugin.Open("/usr/lib/x86_64-linux-gnu/libc.so.6")
	return err == nil
}
