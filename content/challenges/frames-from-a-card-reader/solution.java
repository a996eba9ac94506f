import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    record Answer(List<Object> frames, int next, String state) { }

    /** A tag and where its content lies. */
    record Header(int tag, int from, int to) { }

    /** What ends the reading: nothing more has come yet, or it can't be right. */
    static class Stop extends Exception {
        Stop(String state) {
            super(state);
        }
    }

    static int[] bytes;

    static Header header(int at, int end) throws Stop {
        if (at >= end) throw new Stop("more");
        int length = 0;
        for (int place = 0; place < 3; place++) {
            if (at + 1 + place >= end) throw new Stop("more");
            int part = bytes[at + 1 + place];
            length |= (part & 127) << 7 * place;
            if (part >= 128) continue;
            int from = at + 2 + place;
            if (from + length > end) throw new Stop("more");
            return new Header(bytes[at], from, from + length);
        }
        throw new Stop("bad");
    }

    static Object content(Header header, int depth) throws Stop {
        if (header.tag < 128) return Arrays.copyOfRange(bytes, header.from, header.to);
        List<Object> children = new ArrayList<>();
        for (int at = header.from; at < header.to; ) {
            if (depth == 8) throw new Stop("bad");
            Header child = header(at, header.to);
            children.add(List.of(child.tag, content(child, depth + 1)));
            at = child.to;
        }
        return children;
    }

    static Answer decodeFrames(int[] allBytes) {
        bytes = allBytes;
        List<Object> frames = new ArrayList<>();
        int next = 0;
        while (next < bytes.length) {
            Header frame;
            try {
                frame = header(next, bytes.length);
            } catch (Stop stop) {
                return new Answer(frames, next, stop.getMessage());
            }
            try {
                frames.add(List.of(frame.tag, content(frame, 1)));
            } catch (Stop stop) {
                // The frame is whole, so what is short in it will not get longer.
                return new Answer(frames, next, "bad");
            }
            next = frame.to;
        }
        return new Answer(frames, next, "ok");
    }
}
