import java.util.PriorityQueue;

class Solution {
    static long[] simulateBuilds(long[][] jobs, int agents, long aging) {
        PriorityQueue<long[]> waiting = new PriorityQueue<>(
            (one, other) -> one[0] != other[0] ? Long.compare(one[0], other[0]) : Long.compare(one[1], other[1]));
        PriorityQueue<Long> ends = new PriorityQueue<>();
        int following = 0;
        long end = 0, total = 0, longest = -1, worst = -1;
        while (following < jobs.length || !waiting.isEmpty()) {
            long now = following < jobs.length ? jobs[following][0] : Long.MAX_VALUE;
            if (!ends.isEmpty()) now = Math.min(now, ends.peek());
            while (!ends.isEmpty() && ends.peek() <= now) ends.poll();
            for (; following < jobs.length && jobs[following][0] == now; following++) {
                long[] job = jobs[following];
                waiting.add(new long[] {job[0] - job[2] * aging, following});
            }
            while (!waiting.isEmpty() && ends.size() < agents) {
                int index = (int) waiting.poll()[1];
                long[] job = jobs[index];
                long wait = now - job[0];
                total += wait;
                if (wait > longest || wait == longest && index < worst) {
                    longest = wait;
                    worst = index;
                }
                end = Math.max(end, now + job[1]);
                ends.add(now + job[1]);
            }
        }
        return new long[] {end, total, worst};
    }
}
