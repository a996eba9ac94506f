// memory_limit | time_limit | runtime_error
import java.util.ArrayList;
import java.util.List;

class Solution {
    static final List<String> kept = new ArrayList<>();

    static Object solve(int n) throws Throwable {
        for (int i = 0; ; i++) kept.add(("name " + i).repeat(50).intern());
    }
}
