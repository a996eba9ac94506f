import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

class Solution {
    static class Phone {
        /** By item, in the order of the alphabet: its entries that are alive here. */
        final TreeMap<String, Set<Integer>> live = new TreeMap<>();
        /** All dead entries that it knows of. */
        final Set<Integer> dead = new HashSet<>();

        void kill(String item) {
            dead.addAll(live.getOrDefault(item, Set.of()));
            live.remove(item);
        }

        void learn(Phone other) {
            dead.addAll(other.dead);
            other.live.forEach((item, entries) -> live.computeIfAbsent(item, key -> new HashSet<>()).addAll(entries));
            live.values().forEach(entries -> entries.removeAll(dead));
            live.values().removeIf(Set::isEmpty);
        }
    }

    static List<List<List<Object>>> mergeLists(List<List<Object>> operations, List<String> phones) {
        Map<String, Phone> states = new HashMap<>();
        for (String phone : phones) states.put(phone, new Phone());
        for (int entry = 0; entry < operations.size(); entry++) {
            List<Object> operation = operations.get(entry);
            Phone phone = states.get((String) operation.get(1));
            String second = (String) operation.get(2);
            switch ((String) operation.get(0)) {
                case "put" -> {
                    phone.kill(second);
                    phone.live.put(second, new HashSet<>(Set.of(entry)));
                }
                case "drop" -> phone.kill(second);
                default -> states.get(second).learn(phone);
            }
        }
        List<List<List<Object>>> lists = new ArrayList<>();
        for (String phone : phones) {
            List<List<Object>> items = new ArrayList<>();
            states.get(phone).live.forEach((item, entries) ->
                    items.add(List.of(item, operations.get(Collections.max(entries)).get(3))));
            lists.add(items);
        }
        return lists;
    }
}
