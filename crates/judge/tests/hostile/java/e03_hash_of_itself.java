// runtime_error: StackOverflowError
import java.util.ArrayList;
import java.util.List;

class Solution {
    static Object solve(int n) throws Throwable {
        List<Object> list = new ArrayList<>();
        list.add(list);
        return list.hashCode();
    }
}
