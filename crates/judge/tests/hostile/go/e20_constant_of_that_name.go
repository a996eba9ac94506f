// runtime_error: no function
package main

const solve = "seven"
