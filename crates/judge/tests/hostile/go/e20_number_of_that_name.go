// runtime_error: no function
package main

var solve = 7
