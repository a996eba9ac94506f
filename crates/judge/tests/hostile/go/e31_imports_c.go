// compile_error
package main

/*
#cgo CFLAGS: -include /etc/passwd
#cgo LDFLAGS: -Wl,-o,/tmp/x
#include <stdlib.h>
*/
import "C"

func solve(n int) int { return int(C.abs(C.int(n))) }
