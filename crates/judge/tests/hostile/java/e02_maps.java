// memory_limit | time_limit
import java.util.HashMap;
import java.util.Map;

class Solution {
    static Object solve(int n) throws Throwable {
        Map<Integer, String> all = new HashMap<>();
        for (int i = 0; ; i++) all.put(i, "x".repeat(1000));
    }
}
