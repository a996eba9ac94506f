import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<String> breakSubtitle(String text, long width) {
        List<String> words = new ArrayList<>();
        for (String word : text.split(" ")) {
            if (word.length() > width) return null;
            if (!word.isEmpty()) words.add(word);
        }
        int n = words.size();
        // Of the words from each on: the fewest lines, their squares, and where the first line ends.
        long[] lines = new long[n + 1], squares = new long[n + 1];
        int[] end = new int[n + 1];
        for (int i = n - 1; i >= 0; i--) {
            lines[i] = n + 1;
            long length = -1;
            for (int j = i + 1; j <= n; j++) {
                length += 1 + words.get(j - 1).length();
                if (length > width) break;
                long count = lines[j] + 1, sum = squares[j] + (width - length) * (width - length);
                if (count < lines[i] || count == lines[i] && sum <= squares[i]) {
                    lines[i] = count;
                    squares[i] = sum;
                    end[i] = j;
                }
            }
        }
        List<String> result = new ArrayList<>();
        for (int i = 0; i < n; i = end[i]) result.add(String.join(" ", words.subList(i, end[i])));
        return result;
    }
}
