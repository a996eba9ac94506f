import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    record Request(long now, String client) { }

    static int countUpTo(List<Long> times, long most) {
        int low = 0, high = times.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (times.get(middle) <= most) low = middle + 1;
            else high = middle;
        }
        return low;
    }

    static List<List<Object>> limitRequests(long[][] limits, List<Request> requests) {
        Map<String, List<Long>> allowed = new HashMap<>();
        List<List<Object>> answers = new ArrayList<>();
        for (Request request : requests) {
            List<Long> times = allowed.computeIfAbsent(request.client, client -> new ArrayList<>());
            long retry = 0;
            for (long[] limit : limits) {
                if (times.size() < limit[0]) continue;
                retry = Math.max(retry, times.get(times.size() - (int) limit[0]) + limit[1] - request.now);
            }
            if (retry > 0) {
                answers.add(List.of(false, retry));
                continue;
            }
            times.add(request.now);
            long left = Long.MAX_VALUE;
            for (long[] limit : limits) {
                left = Math.min(left, limit[0] - (times.size() - countUpTo(times, request.now - limit[1])));
            }
            answers.add(List.of(true, left));
        }
        return answers;
    }
}
