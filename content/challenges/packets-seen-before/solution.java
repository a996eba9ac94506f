import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    record Packet(long low, boolean genuine) { }

    static String judgePackets(List<Packet> packets, long window) {
        // The full counter at each place of the window.
        Map<Long, Long> ring = new HashMap<>();
        boolean any = false;
        long top = 0;
        StringBuilder letters = new StringBuilder();
        for (Packet packet : packets) {
            long full = packet.low;
            if (any) {
                long ahead = Math.floorMod(packet.low - top, 65536L);
                full = top + (ahead <= 32768 ? ahead : ahead - 65536);
                if (full <= top - window) {
                    letters.append('o');
                    continue;
                }
            }
            long place = Math.floorMod(full, window);
            Long seen = ring.get(place);
            if (seen != null && seen == full) {
                letters.append('r');
            } else if (!packet.genuine) {
                letters.append('f');
            } else {
                ring.put(place, full);
                top = any ? Math.max(top, full) : full;
                any = true;
                letters.append('a');
            }
        }
        return letters.toString();
    }
}
