// memory_limit | time_limit
import java.util.ArrayList;
import java.util.List;

class Solution {
    static Object kept;

    static Object solve(int n) throws Throwable {
        List<Object> all = new ArrayList<>();
        try {
            while (true) all.add(new byte[100_000]);
        } catch (OutOfMemoryError error) {
            kept = all;
            throw error;
        }
    }
}
