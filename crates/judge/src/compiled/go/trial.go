// What a compiled program is tried with on this machine: 0 tries what must not work and answers what worked, 1 does
// nothing, 2 is the yardstick, whose time is pinned in yardstick.rs.
package main

import (
	"os"
	"sort"
	"strconv"
	"syscall"
)

func opens(path string, flags int) bool {
	file, err := syscall.Open(path, flags, 0600)
	if err != nil {
		return false
	}
	syscall.Close(file)
	return true
}

// Whether someone could be asked at all: a refused connection has left the cage.
func connects() bool {
	endpoint, err := syscall.Socket(syscall.AF_INET, syscall.SOCK_STREAM, 0)
	if err != nil {
		return false
	}
	err = syscall.Connect(endpoint, &syscall.SockaddrInet4{Port: 9, Addr: [4]byte{127, 0, 0, 1}})
	return err == nil || err == syscall.ECONNREFUSED
}

func hasSocket(family int) bool {
	_, err := syscall.Socket(family, syscall.SOCK_DGRAM, 0)
	return err == nil
}

func signals() bool {
	for _, other := range []int{os.Getppid(), 1, -1} {
		if other == 0 {
			continue
		}
		if err := syscall.Kill(other, 0); err == nil || err == syscall.ESRCH {
			return true
		}
	}
	return false
}

func forks() bool {
	child, _, failure := syscall.RawSyscall(syscall.SYS_FORK, 0, 0, 0)
	if failure != 0 {
		return false
	}
	if child == 0 {
		syscall.RawSyscall(syscall.SYS_EXIT_GROUP, 0, 0, 0)
	}
	syscall.Wait4(int(child), nil, 0, nil)
	return true
}

func makesCode() bool {
	_, err := syscall.Mmap(-1, 0, 4096, syscall.PROT_WRITE|syscall.PROT_EXEC, syscall.MAP_PRIVATE|syscall.MAP_ANON)
	return err == nil
}

// Where its result goes, so that it is worked out.
var result uint64

func work() {
	state, sum := uint32(1), uint64(0)
	counts := map[string]int{}
	var list []uint32
	for i := 0; i < 2_400_000; i++ {
		state = state*1664525 + 1013904223
		sum = (sum + uint64(state>>7)) % 1000003
		if i%8 == 0 {
			counts["k"+strconv.FormatUint(uint64(state>>22), 10)]++
			list = append(list, state)
		}
	}
	sort.Slice(list, func(one, other int) bool { return list[one] < list[other] })
	result = sum + uint64(len(counts)) + uint64(list[len(list)/2])
}

func attempt(what int) []string {
	if what == 2 {
		work()
	}
	worked := []string{}
	if what != 0 {
		return worked
	}
	tried := func(name string, success bool) {
		if success {
			worked = append(worked, name)
		}
	}
	_, err := os.ReadDir("/")
	tried("reading a file", opens("/etc/passwd", syscall.O_RDONLY) || opens("/proc/self/environ", syscall.O_RDONLY))
	tried("listing a folder", err == nil)
	tried("writing a file", opens("/tmp/devproof-escape", syscall.O_WRONLY|syscall.O_CREAT))
	tried("connecting", connects())
	tried("a socket", hasSocket(syscall.AF_INET) || hasSocket(syscall.AF_UNIX))
	tried("a signal to others", signals())
	tried("a new process", forks())
	tried("writing code", makesCode())
	return worked
}
