// What a compiled program is tried with on this machine: 0 tries what must not work and answers what worked, 1 does
// nothing, 2 is the yardstick, whose time is pinned in yardstick.rs.
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <dirent.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <string>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#include <unordered_map>
#include <vector>

static bool opens(const char* path, int flags) {
  int file = open(path, flags, 0600);
  if (file >= 0) close(file);
  return file >= 0;
}

// Whether someone could be asked at all: a refused connection has left the cage.
static bool connects() {
  int endpoint = socket(AF_INET, SOCK_STREAM, 0);
  if (endpoint < 0) return false;
  sockaddr_in place{};
  place.sin_family = AF_INET;
  place.sin_port = htons(9);
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return connect(endpoint, reinterpret_cast<sockaddr*>(&place), sizeof place) == 0 || errno == ECONNREFUSED;
}

static bool signals() {
  for (pid_t other : {getppid(), 1, -1})
    if (other != 0 && (kill(other, 0) == 0 || errno == ESRCH)) return true;
  return false;
}

static bool forks() {
  pid_t child = fork();
  if (child == 0) _exit(0);
  if (child > 0) waitpid(child, nullptr, 0);
  return child > 0;
}

static void work() {
  unsigned state = 1;
  unsigned long long sum = 0;
  std::unordered_map<std::string, int> counts;
  std::vector<unsigned> list;
  for (int i = 0; i < 2'400'000; ++i) {
    state = state * 1664525u + 1013904223u;
    sum = (sum + (state >> 7)) % 1000003;
    if (i % 8 == 0) {
      ++counts["k" + std::to_string(state >> 22)];
      list.push_back(state);
    }
  }
  std::sort(list.begin(), list.end());
  volatile unsigned long long result = sum + counts.size() + list[list.size() / 2];
  (void)result;
}

std::vector<std::string> attempt(int what) {
  std::vector<std::string> worked;
  if (what == 2) work();
  if (what != 0) return worked;
  auto tried = [&](const char* name, bool success) {
    if (success) worked.push_back(name);
  };
  tried("reading a file", opens("/etc/passwd", O_RDONLY) || opens("/proc/self/environ", O_RDONLY));
  tried("listing a folder", opendir("/") != nullptr);
  tried("writing a file", opens("/tmp/devproof-escape", O_WRONLY | O_CREAT));
  tried("connecting", connects());
  tried("a socket", socket(AF_INET, SOCK_DGRAM, 0) >= 0 || socket(AF_UNIX, SOCK_DGRAM, 0) >= 0);
  tried("a signal to others", signals());
  tried("a new process", forks());
  tried("writing code", mmap(nullptr, 4096, PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED);
  return worked;
}
