// memory_limit | time_limit
import java.util.ArrayList;
import java.util.List;

class Solution {
    static Object solve(int n) throws Throwable {
        List<Object> all = new ArrayList<>();
        while (true) {
            try {
                all.add(new byte[1 << 20]);
            } catch (OutOfMemoryError error) {
                all.add(n);
            }
        }
    }
}
