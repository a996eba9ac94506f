import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    record Request(long time, String key) { }

    static Map<String, Object> admitRequests(long limit, long windowMs, List<Request> requests) {
        Map<String, Deque<Long>> queues = new HashMap<>();
        List<Long> retryAfter = new ArrayList<>();
        long admitted = 0;
        for (Request request : requests) {
            Deque<Long> queue = queues.computeIfAbsent(request.key, key -> new ArrayDeque<>());
            while (!queue.isEmpty() && queue.peekFirst() <= request.time - windowMs) queue.removeFirst();
            if (queue.size() < limit) {
                queue.addLast(request.time);
                admitted++;
            } else {
                retryAfter.add(queue.peekFirst() + windowMs - request.time);
            }
        }
        return Map.of("admitted", admitted, "retry_after", retryAfter);
    }
}
