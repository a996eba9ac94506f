import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    record Reservation(int from, int to, long rate) { }

    record Answer(long accepted, List<Long> answers) { }

    /** Leaves of the tree: stretches between two times that occur. */
    static int leaves = 1;
    /** By node: the highest rate below it with what was added to it, and what was added to all of it. */
    static long[] high, added;

    static void change(int from, int to, long rate) {
        int left = from + leaves, right = to + leaves;
        int[] ends = {left, right - 1};
        for (; left < right; left >>= 1, right >>= 1) {
            if ((left & 1) == 1) add(left++, rate);
            if ((right & 1) == 1) add(--right, rate);
        }
        for (int end : ends) {
            for (int node = end >> 1; node >= 1; node >>= 1) {
                high[node] = Math.max(high[2 * node], high[2 * node + 1]) + added[node];
            }
        }
    }

    static void add(int node, long rate) {
        high[node] += rate;
        added[node] += rate;
    }

    static long peak(int from, int to) {
        return peak(1, 0, leaves, from, to);
    }

    static long peak(int node, int begin, int end, int from, int to) {
        if (from <= begin && end <= to) return high[node];
        int middle = (begin + end) >>> 1;
        long most = Long.MIN_VALUE;
        if (from < middle) most = Math.max(most, peak(2 * node, begin, middle, from, to));
        if (to > middle) most = Math.max(most, peak(2 * node + 1, middle, end, from, to));
        return most + added[node];
    }

    static Answer runReservations(long capacity, List<List<Object>> operations) {
        long[] times = operations.stream().filter(operation -> !operation.get(0).equals("cancel"))
                .flatMap(operation -> operation.subList(1, 3).stream()).mapToLong(time -> (Long) time)
                .sorted().distinct().toArray();
        while (leaves < times.length) leaves *= 2;
        high = new long[2 * leaves];
        added = new long[2 * leaves];

        Map<Long, Reservation> booked = new HashMap<>();
        List<Long> answers = new ArrayList<>();
        long accepted = 0;
        for (int place = 0; place < operations.size(); place++) {
            List<Object> operation = operations.get(place);
            if (operation.get(0).equals("cancel")) {
                Reservation ended = booked.remove((Long) operation.get(1));
                if (ended != null) change(ended.from, ended.to, -ended.rate);
                continue;
            }
            int from = Arrays.binarySearch(times, (Long) operation.get(1));
            int to = Arrays.binarySearch(times, (Long) operation.get(2));
            if (operation.get(0).equals("peak")) {
                answers.add(peak(from, to));
                continue;
            }
            long rate = (Long) operation.get(3);
            if (peak(from, to) + rate > capacity) continue;
            accepted++;
            booked.put((long) place, new Reservation(from, to, rate));
            change(from, to, rate);
        }
        return new Answer(accepted, answers);
    }
}
