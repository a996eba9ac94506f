// accepted: []
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class Solution {
    static Object solve(int n) throws Throwable {
        List<String> read = new ArrayList<>();
        for (String path : List.of("/etc/passwd", "/etc/hostname", "/proc/self/status", "/proc/self/maps", "/proc/1/environ",
                "/sys/devices/system/cpu/possible", "/dev/null", "/dev/urandom", "/root/.bashrc", "/home", "/var/lib", "/tmp", "/usr/bin/env",
                "/bin/sh", "/usr/lib/os-release", "/proc/self/fd/3", "/dev/fd/3")) {
            try {
                Files.readAllBytes(Path.of(path));
                read.add(path);
            } catch (Exception error) {
                // That is what is wanted.
            }
        }
        return read;
    }
}
