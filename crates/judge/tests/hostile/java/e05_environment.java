// accepted: []
import java.util.Set;
import java.util.TreeSet;

class Solution {
    static Object solve(int n) throws Throwable {
        Set<String> names = new TreeSet<>(System.getenv().keySet());
        names.removeAll(Set.of("LC_ALL", "MALLOC_ARENA_MAX", "NLSPATH"));
        return names;
    }
}
