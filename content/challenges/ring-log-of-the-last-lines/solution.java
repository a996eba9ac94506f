import java.util.ArrayList;
import java.util.List;

class Solution {
    record Answer(long lost, List<String> lines) { }

    static List<Answer> runRingLog(int capacity, List<List<Object>> operations) {
        List<String> places = new ArrayList<>();
        long written = 0;
        List<Answer> answers = new ArrayList<>();
        for (List<Object> operation : operations) {
            if (operation.get(0).equals("append")) {
                String line = (String) operation.get(1);
                if (written < capacity) places.add(line);
                else places.set((int) (written % capacity), line);
                written++;
                continue;
            }
            long start = (Long) operation.get(1), count = (Long) operation.get(2);
            long oldest = Math.max(0, written - capacity);
            long first = Math.max(start, oldest);
            long last = Math.min(written, first + count);
            List<String> lines = new ArrayList<>();
            for (long number = first; number < last; number++) lines.add(places.get((int) (number % capacity)));
            answers.add(new Answer(Math.max(0, oldest - start), lines));
        }
        return answers;
    }
}
