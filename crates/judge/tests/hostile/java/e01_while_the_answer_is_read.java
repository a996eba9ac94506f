// time_limit
import java.util.AbstractList;

class Solution {
    static Object solve(int n) throws Throwable {
        return new AbstractList<Integer>() {
            @Override
            public Integer get(int at) {
                while (true) Thread.onSpinWait();
            }

            @Override
            public int size() {
                return 1;
            }
        };
    }
}
