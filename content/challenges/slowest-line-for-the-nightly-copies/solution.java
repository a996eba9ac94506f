class Solution {
    static boolean isEnough(long[][] copies, long rate) {
        long free = 0;
        for (long[] copy : copies) {
            free = Math.max(free, copy[0] * rate) + copy[1];
            if (free > copy[2] * rate) return false;
        }
        return true;
    }

    static long slowestLine(long[][] copies) {
        long low = 0, high = 0;
        for (long[] copy : copies) high += copy[1];
        high = Math.max(1, high);
        if (!isEnough(copies, high)) return -1;
        while (high - low > 1) {
            long middle = (low + high) / 2;
            if (isEnough(copies, middle)) high = middle;
            else low = middle;
        }
        return high;
    }
}
