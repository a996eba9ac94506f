import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class Solution {
    record Post(long time, long id) { }

    static final Comparator<Post> NEWEST =
            Comparator.comparingLong(Post::time).thenComparingLong(Post::id).reversed();
    static final Pattern CURSOR = Pattern.compile("(?:([0-9]{1,13})\\.([0-9]{1,13}))?");

    static List<Object> page(Map<Long, Long> times, Matcher cursor, long pageSize) {
        boolean isFirst = cursor.group(1) == null;
        Post after = isFirst ? null : new Post(Long.parseLong(cursor.group(1)), Long.parseLong(cursor.group(2)));
        List<Post> rest = new ArrayList<>();
        times.forEach((id, time) -> {
            Post post = new Post(time, id);
            if (isFirst || NEWEST.compare(post, after) > 0) rest.add(post);
        });
        rest.sort(NEWEST);
        List<Post> page = rest.subList(0, (int) Math.min(pageSize, rest.size()));
        boolean hasMore = rest.size() > page.size();
        Post last = page.isEmpty() ? null : page.get(page.size() - 1);
        // A list of its own kind may hold null.
        return Arrays.asList(page.stream().map(Post::id).toList(), hasMore ? last.time + "." + last.id : null);
    }

    static List<Object> servePages(List<List<Object>> operations, long pageSize) {
        Map<Long, Long> times = new HashMap<>();
        List<Object> answers = new ArrayList<>();
        for (List<Object> operation : operations) {
            switch ((String) operation.get(0)) {
                case "add" -> times.put((Long) operation.get(2), (Long) operation.get(1));
                case "remove" -> times.remove((Long) operation.get(1));
                default -> {
                    Matcher cursor = CURSOR.matcher((String) operation.get(1));
                    answers.add(cursor.matches() ? page(times, cursor, pageSize) : null);
                }
            }
        }
        return answers;
    }
}
