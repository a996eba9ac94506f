// accepted: []
import java.util.ArrayList;
import java.util.List;

class Solution {
    static Object solve(int n) throws Throwable {
        List<String> worked = new ArrayList<>();
        for (String way : List.of("FORK", "VFORK", "POSIX_SPAWN")) {
            System.setProperty("jdk.lang.Process.launchMechanism", way);
            try {
                new ProcessBuilder("/bin/true").start();
                worked.add(way);
            } catch (Exception | Error error) {
                // That is what is wanted.
            }
        }
        return worked;
    }
}
