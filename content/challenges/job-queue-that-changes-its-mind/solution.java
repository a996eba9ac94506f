import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

class Solution {
    record Job(String id, long priority, long arrival) { }

    record Answer(List<String> taken, long ignored) { }

    static final Map<String, Job> waiting = new HashMap<>();
    /** With what was changed or cancelled since. */
    static final PriorityQueue<Job> heap =
            new PriorityQueue<>(Comparator.comparingLong(Job::priority).reversed().thenComparingLong(Job::arrival));
    static long arrivals = 0;

    static void enqueue(Job job) {
        waiting.put(job.id, job);
        heap.add(job);
    }

    /** Whether it was not waiting already. */
    static boolean add(String id, long priority) {
        if (waiting.containsKey(id)) return false;
        enqueue(new Job(id, priority, ++arrivals));
        return true;
    }

    /** Whether it was waiting. */
    static boolean change(String id, long priority) {
        Job job = waiting.get(id);
        if (job == null) return false;
        enqueue(new Job(id, priority, job.arrival));
        return true;
    }

    static String take() {
        while (!heap.isEmpty()) {
            Job job = heap.poll();
            if (waiting.remove(job.id, job)) return job.id;
        }
        return null;
    }

    static Answer runJobQueue(List<List<Object>> operations) {
        List<String> taken = new ArrayList<>();
        long ignored = 0;
        for (List<Object> operation : operations) {
            String id = operation.size() > 1 ? (String) operation.get(1) : null;
            boolean isDone = true;
            switch ((String) operation.get(0)) {
                case "add" -> isDone = add(id, (Long) operation.get(2));
                case "change" -> isDone = change(id, (Long) operation.get(2));
                case "cancel" -> isDone = waiting.remove(id) != null;
                default -> taken.add(take());
            }
            if (!isDone) ignored++;
        }
        return new Answer(taken, ignored);
    }
}
