import java.util.ArrayList;
import java.util.List;

class Solution {
    enum State { START, PLAIN, QUOTED, MARK }

    static final List<List<Object>> rows = new ArrayList<>();
    static State state = State.START;
    static List<String> row = new ArrayList<>();
    static final StringBuilder field = new StringBuilder();

    static void endField() {
        row.add(field.toString());
        field.setLength(0);
        state = State.START;
    }

    static void endRow(int chunk) {
        if (row.isEmpty() && state == State.START) return;
        endField();
        rows.add(List.of(chunk, row));
        row = new ArrayList<>();
    }

    static List<List<Object>> readRows(List<String> chunks, int maxField) {
        boolean skipsLineFeed = false;
        for (int chunk = 0; chunk < chunks.size(); chunk++) {
            for (char letter : chunks.get(chunk).toCharArray()) {
                boolean isSkipped = skipsLineFeed && letter == '\n';
                skipsLineFeed = false;
                if (isSkipped) continue;
                boolean isKept = false;
                if (state == State.QUOTED) {
                    if (letter == '"') state = State.MARK;
                    else isKept = true;
                } else if (state == State.MARK && letter == '"') {
                    isKept = true;
                    state = State.QUOTED;
                } else if (letter == ',') {
                    endField();
                } else if (letter == '\r' || letter == '\n') {
                    skipsLineFeed = letter == '\r';
                    endRow(chunk);
                } else if (state == State.START && letter == '"') {
                    state = State.QUOTED;
                } else {
                    isKept = true;
                    state = State.PLAIN;
                }
                if (isKept && field.length() < maxField) field.append(letter);
            }
        }
        endRow(chunks.size());
        return rows;
    }
}
