// compile_error
package main

import (
	"net/http"
	"time"
)

func solve(n int) bool {
	client := http.Client{Timeout: 100 * time.Millisecond}
	_, err := client.Get("http://127.0.0.1:80/")
	return err == nil
}
