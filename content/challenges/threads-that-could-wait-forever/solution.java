import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

class Solution {
    record Event(String thread, String action, String lock) { }

    /** Locks that are held while another one is taken, as bits. */
    record Step(int held, int wanted) { }

    static class Thread {
        int held = 0;
        final Map<String, Integer> counts = new HashMap<>();
        final Set<Step> steps = new LinkedHashSet<>();
    }

    static final List<Set<Step>> steps = new ArrayList<>();
    /** Numbers of threads, ascending; null when nothing was found yet. */
    static int[] best = null;

    static boolean isBetter(int[] found) {
        return best == null || found.length < best.length
                || found.length == best.length && Arrays.compare(found, best) < 0;
    }

    static void search(int[] path, int firstHeld, int union, int wanted) {
        if (path.length > 1 && (wanted & firstHeld) != 0) {
            int[] found = path.clone();
            Arrays.sort(found);
            if (isBetter(found)) best = found;
        }
        if (best != null && path.length >= best.length) return;
        for (int thread = path[0] + 1; thread < steps.size(); thread++) {
            int next = thread;
            if (Arrays.stream(path).anyMatch(other -> other == next)) continue;
            for (Step step : steps.get(thread)) {
                if ((step.held & wanted) == 0 || (step.held & union) != 0) continue;
                int[] longer = Arrays.copyOf(path, path.length + 1);
                longer[path.length] = thread;
                search(longer, firstHeld, union | step.held, step.wanted);
            }
        }
    }

    static List<String> smallestDeadlock(List<Event> trace) {
        Map<String, Thread> threads = new TreeMap<>();
        Map<String, Integer> bits = new HashMap<>();
        for (Event event : trace) {
            Thread thread = threads.computeIfAbsent(event.thread, name -> new Thread());
            int bit = bits.computeIfAbsent(event.lock, lock -> 1 << bits.size());
            boolean isTake = event.action.equals("take");
            int count = thread.counts.merge(event.lock, isTake ? 1 : -1, Integer::sum);
            if (isTake && count == 1 && thread.held != 0) thread.steps.add(new Step(thread.held, bit));
            if (isTake) thread.held |= bit;
            else if (count == 0) thread.held &= ~bit;
        }
        threads.values().forEach(thread -> steps.add(thread.steps));
        for (int thread = 0; thread < steps.size(); thread++) {
            for (Step step : steps.get(thread)) search(new int[] {thread}, step.held, step.held, step.wanted);
        }
        List<String> names = new ArrayList<>(threads.keySet()), deadlock = new ArrayList<>();
        if (best != null) for (int thread : best) deadlock.add(names.get(thread));
        return deadlock;
    }
}
