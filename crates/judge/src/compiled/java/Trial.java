// What Java is tried with on this machine: 0 tries what must not work and answers what worked, 1 does nothing, 2 is the
// yardstick, whose time is pinned in yardstick.rs.

import java.io.IOException;
import java.net.ConnectException;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.net.StandardProtocolFamily;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    interface Trial {
        boolean works() throws Exception;
    }

    static void tried(List<String> worked, String name, Trial trial) {
        try {
            if (trial.works()) worked.add(name);
        } catch (Exception | LinkageError error) {
            // That is what is wanted.
        }
    }

    static boolean opens(String path) throws IOException {
        return Files.readAllBytes(Path.of(path)).length > 0;
    }

    // Whether someone could be asked at all: a refused connection has left the cage.
    static boolean connects() throws IOException {
        try (SocketChannel channel = SocketChannel.open()) {
            return channel.connect(new InetSocketAddress("127.0.0.1", 9));
        } catch (ConnectException error) {
            return true;
        }
    }

    // Where its result goes, so that it is worked out.
    static volatile long result;

    static void work() {
        int state = 1;
        long sum = 0;
        Map<String, Integer> counts = new HashMap<>();
        int[] list = new int[300_000];
        for (int i = 0; i < 2_400_000; i++) {
            state = state * 1664525 + 1013904223;
            sum = (sum + (state >>> 7)) % 1000003;
            if (i % 8 == 0) {
                counts.merge("k" + (state >>> 22), 1, Integer::sum);
                list[i / 8] = state;
            }
        }
        Arrays.sort(list);
        result = sum + counts.size() + list[list.length / 2];
    }

    static List<String> attempt(int what) {
        List<String> worked = new ArrayList<>();
        if (what == 2) work();
        if (what != 0) return worked;
        tried(worked, "reading a file", () -> opens("/etc/passwd"));
        tried(worked, "reading of itself", () -> opens("/proc/self/environ"));
        tried(worked, "listing a folder", () -> Files.list(Path.of("/")).count() > 0);
        tried(worked, "writing a file", () -> Files.write(Path.of("/tmp/devproof-escape"), new byte[1]) != null);
        tried(worked, "writing where it is", () -> Files.write(Path.of("/program.jar"), new byte[1]) != null);
        tried(worked, "connecting", Solution::connects);
        tried(worked, "a socket", () -> new DatagramSocket().isBound());
        tried(worked, "a local socket", () -> SocketChannel.open(StandardProtocolFamily.UNIX).isOpen());
        tried(worked, "a signal to others", () -> ProcessHandle.of(1).isPresent());
        String java = System.getProperty("java.home") + "/bin/java";
        tried(worked, "a new process", () -> new ProcessBuilder(java, "-version").start().isAlive());
        return worked;
    }
}
