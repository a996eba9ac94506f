import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    record Payment(long time, Object body, long number) { }

    static List<String> answerPayments(List<Map<String, Object>> requests, long ttl) {
        Map<String, Payment> remembered = new HashMap<>();
        List<String> answers = new ArrayList<>();
        long payments = 0;
        for (Map<String, Object> request : requests) {
            String key = (String) request.get("key");
            long time = (Long) request.get("time");
            // Two maps are equal whatever the order of their keys.
            Object body = request.get("body");
            Payment before = key == null ? null : remembered.get(key);
            if (before != null && time - before.time < ttl) {
                answers.add(before.body.equals(body) ? "replay " + before.number : "conflict");
                continue;
            }
            payments++;
            if (key != null) remembered.put(key, new Payment(time, body, payments));
            answers.add("new " + payments);
        }
        return answers;
    }
}
