class Solution {
    static long[] steadyStretch(long[][] samples, long tolerance, long maxGap) {
        // Positions in samples: readings fall along the first queue and rise along the second.
        int[] high = new int[samples.length];
        int[] low = new int[samples.length];
        int highBegin = 0, highEnd = 0, lowBegin = 0, lowEnd = 0;
        long[] best = null;
        int first = 0;
        for (int last = 0; last < samples.length; last++) {
            long time = samples[last][0], reading = samples[last][1];
            if (last > 0 && time - samples[last - 1][0] > maxGap) {
                first = last;
                highBegin = highEnd;
                lowBegin = lowEnd;
            }
            while (highEnd > highBegin && samples[high[highEnd - 1]][1] <= reading) highEnd--;
            high[highEnd++] = last;
            while (lowEnd > lowBegin && samples[low[lowEnd - 1]][1] >= reading) lowEnd--;
            low[lowEnd++] = last;
            while (samples[high[highBegin]][1] - samples[low[lowBegin]][1] > tolerance) {
                first++;
                if (high[highBegin] < first) highBegin++;
                if (low[lowBegin] < first) lowBegin++;
            }
            long begin = samples[first][0];
            if (best == null || time - begin > best[1] - best[0]) best = new long[] {begin, time};
        }
        return best;
    }
}
