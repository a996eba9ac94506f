import java.util.ArrayList;
import java.util.List;

class Solution {
    /** A part of a ledger, which is never changed. An empty part of any size is null. */
    record Part(long sum, Part left, Part right) {
        static Part of(Part left, Part right) {
            return new Part(sumOf(left) + sumOf(right), left, right);
        }
    }

    static long sumOf(Part part) {
        return part == null ? 0 : part.sum;
    }

    static Part left(Part part) {
        return part == null ? null : part.left;
    }

    static Part right(Part part) {
        return part == null ? null : part.right;
    }

    static Part post(Part part, long width, long account, long amount) {
        if (width == 1) return new Part(sumOf(part) + amount, null, null);
        long half = width / 2;
        return account < half
                ? Part.of(post(left(part), half, account, amount), right(part))
                : Part.of(left(part), post(right(part), half, account - half, amount));
    }

    /** First and last are relative to the part and may reach over its ends. The same for the next. */
    static Part restore(Part part, Part source, long width, long first, long last) {
        if (part == source || last < 0 || first >= width) return part;
        if (first <= 0 && last >= width - 1) return source;
        long half = width / 2;
        return Part.of(
                restore(left(part), left(source), half, first, last),
                restore(right(part), right(source), half, first - half, last - half));
    }

    static long total(Part part, long width, long first, long last) {
        if (part == null || last < 0 || first >= width) return 0;
        if (first <= 0 && last >= width - 1) return part.sum;
        long half = width / 2;
        return total(part.left, half, first, last) + total(part.right, half, first - half, last - half);
    }

    static List<Long> sandboxSums(long accounts, List<List<Object>> operations) {
        long size = 1;
        while (size < accounts) size *= 2;
        List<Part> versions = new ArrayList<>();
        versions.add(null);
        List<Long> sums = new ArrayList<>();
        for (List<Object> operation : operations) {
            Part version = versions.get((int) number(operation, 1));
            long first = number(operation, 2), second = number(operation, 3);
            switch ((String) operation.get(0)) {
                case "post" -> versions.add(post(version, size, first, second));
                case "restore" -> {
                    Part source = versions.get((int) number(operation, 4));
                    versions.add(restore(version, source, size, first, second));
                }
                default -> sums.add(total(version, size, first, second));
            }
        }
        return sums;
    }

    static long number(List<Object> operation, int place) {
        return (Long) operation.get(place);
    }
}
