import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

class Solution {
    /** All selections of one sum: the fewest invoices that it takes, and in how many ways. */
    record Selections(long sum, long fewest, long ways) {
        boolean isBetterThan(Selections other) {
            return sum != other.sum ? sum > other.sum : fewest < other.fewest;
        }

        boolean isAsGoodAs(Selections other) {
            return sum == other.sum && fewest == other.fewest;
        }

        Selections and(Selections other) {
            return new Selections(sum + other.sum, fewest + other.fewest, ways * other.ways);
        }
    }

    static void put(Map<Long, Selections> bySum, Selections some) {
        bySum.merge(some.sum, some, (one, other) -> {
            if (one.fewest != other.fewest) return one.fewest < other.fewest ? one : other;
            return new Selections(one.sum, one.fewest, one.ways + other.ways);
        });
    }

    /** By rising sum. */
    static List<Selections> selectionsOf(long[] invoices, int from, int to) {
        Map<Long, Selections> bySum = new TreeMap<>();
        put(bySum, new Selections(0, 0, 1));
        for (int place = from; place < to; place++) {
            Selections invoice = new Selections(invoices[place], 1, 1);
            for (Selections without : new ArrayList<>(bySum.values())) put(bySum, without.and(invoice));
        }
        return new ArrayList<>(bySum.values());
    }

    static long[] settlePayment(long[] invoices, long payment) {
        List<Selections> left = selectionsOf(invoices, 0, invoices.length / 2);
        List<Selections> right = selectionsOf(invoices, invoices.length / 2, invoices.length);
        Selections best = new Selections(-1, 0, 0);
        int last = right.size() - 1;
        for (Selections one : left) {
            while (last >= 0 && one.sum + right.get(last).sum > payment) last--;
            if (last < 0) break;
            Selections both = one.and(right.get(last));
            if (both.isBetterThan(best)) {
                best = both;
            } else if (both.isAsGoodAs(best)) {
                best = new Selections(best.sum, best.fewest, best.ways + both.ways);
            }
        }
        return new long[] {best.sum, best.fewest, best.ways};
    }
}
