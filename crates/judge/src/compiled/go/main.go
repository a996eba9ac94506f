package main

// devproofEntry and devproofLines are put behind the answer: its function, and how many lines it has.
func main() { devproofServe(devproofEntry, devproofLines) }
