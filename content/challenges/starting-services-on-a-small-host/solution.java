import java.util.Arrays;

class Solution {
    static long smallestHost(long[][] services) {
        Arrays.sort(services, (one, other) -> Long.compare(one[1] - one[0], other[1] - other[0]));
        long used = 0, need = 0;
        for (long[] service : services) {
            need = Math.max(need, used + service[0]);
            used += service[1];
        }
        return need;
    }
}
