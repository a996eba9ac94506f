import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

class Solution {
    record Request(long time, String kind, long holds, long waits) {
        boolean isWriter() {
            return kind.equals("write");
        }
    }

    static List<Request> all;
    static long[] grants;
    static final Deque<Integer> queue = new ArrayDeque<>();
    static final List<Integer> holders = new ArrayList<>();

    static long endOf(int request) {
        return grants[request] + all.get(request).holds;
    }

    static long givesUp(int request) {
        return all.get(request).time + all.get(request).waits;
    }

    static void grant(long now) {
        while (!queue.isEmpty()) {
            int head = queue.peekFirst();
            boolean isWriterInside = holders.stream().anyMatch(holder -> all.get(holder).isWriter());
            if (all.get(head).isWriter() ? !holders.isEmpty() : isWriterInside) return;
            grants[head] = now;
            holders.add(queue.removeFirst());
        }
    }

    static long[] grantTimes(List<Request> requests) {
        all = requests;
        grants = new long[requests.size()];
        Arrays.fill(grants, -1);
        int arrived = 0;
        while (arrived < requests.size() || !queue.isEmpty()) {
            long next = arrived < requests.size() ? requests.get(arrived).time : Long.MAX_VALUE;
            for (int holder : holders) next = Math.min(next, endOf(holder));
            for (int waiting : queue) next = Math.min(next, givesUp(waiting));
            long now = next;
            holders.removeIf(holder -> endOf(holder) <= now);
            grant(now);
            queue.removeIf(waiting -> givesUp(waiting) <= now);
            grant(now);
            while (arrived < requests.size() && requests.get(arrived).time == now) queue.addLast(arrived++);
            grant(now);
        }
        return grants;
    }
}
