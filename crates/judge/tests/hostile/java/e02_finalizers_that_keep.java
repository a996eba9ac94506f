// memory_limit | time_limit
import java.util.ArrayList;
import java.util.List;

class Solution {
    static final List<Object> kept = new ArrayList<>();
    final byte[] bytes = new byte[100_000];

    @Override
    @SuppressWarnings("removal")
    protected void finalize() {
        kept.add(this);
    }

    static Object solve(int n) throws Throwable {
        while (true) new Solution();
    }
}
