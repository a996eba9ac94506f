import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

class Solution {
    record Link(int other, long transit, long period, long offset, long awake) {
        /** When a message that is here at a time arrives at the other end. */
        long arrival(long time) {
            if (time < offset) return offset + transit;
            long phase = (time - offset) % period;
            return (phase < awake ? time : time + period - phase) + transit;
        }
    }

    record Visit(long time, int station) { }

    static long earliestArrival(int stations, long[][] links, int source, int target, long start) {
        List<List<Link>> linksOf = new ArrayList<>();
        for (int station = 0; station < stations; station++) linksOf.add(new ArrayList<>());
        for (long[] link : links) {
            int one = (int) link[0], other = (int) link[1];
            linksOf.get(one).add(new Link(other, link[2], link[3], link[4], link[5]));
            linksOf.get(other).add(new Link(one, link[2], link[3], link[4], link[5]));
        }

        // To be somewhere later never helps to be elsewhere earlier, so each station is left once, in order of time.
        long[] best = new long[stations];
        Arrays.fill(best, Long.MAX_VALUE);
        best[source] = start;
        PriorityQueue<Visit> waiting = new PriorityQueue<>(Comparator.comparingLong(Visit::time));
        waiting.add(new Visit(start, source));
        while (!waiting.isEmpty()) {
            Visit visit = waiting.poll();
            if (visit.station == target) return visit.time;
            if (visit.time > best[visit.station]) continue;
            for (Link link : linksOf.get(visit.station)) {
                long arrival = link.arrival(visit.time);
                if (arrival < best[link.other]) {
                    best[link.other] = arrival;
                    waiting.add(new Visit(arrival, link.other));
                }
            }
        }
        return -1;
    }
}
