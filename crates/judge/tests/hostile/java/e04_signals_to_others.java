// accepted: []
import java.util.ArrayList;
import java.util.List;

class Solution {
    static Object solve(int n) throws Throwable {
        List<Long> found = new ArrayList<>();
        for (long pid = 1; pid < 100; pid++) {
            if (pid != ProcessHandle.current().pid() && ProcessHandle.of(pid).isPresent()) found.add(pid);
        }
        return found;
    }
}
