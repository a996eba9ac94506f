package devproof;

import devproof.Harness.NotJson;
import devproof.Harness.TooBig;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.BaseStream;

/** Writes a frame of JSON. What no JSON is, is a {@link NotJson}. */
final class Writer {
    /** What comes before the JSON: the frame's kind and length. */
    private static final int HEAD = 5;
    /** How deep an answer may be nested: one that holds itself has no end. */
    private static final int DEEPEST = 1000;
    /** The most that an answer may weigh, as in limits.rs, in bytes. */
    private static final int MOST = 4 << 20;

    private final Map<Class<?>, Members> records = new HashMap<>();
    private byte[] out = new byte[512];
    private int length = HEAD;

    Writer(byte[] seal) {
        System.arraycopy(seal, 0, out, HEAD, seal.length);
        length += seal.length;
    }

    byte[] frame(char kind) {
        int size = length - HEAD;
        out[0] = (byte) kind;
        for (int i = 0; i < 4; i++) out[i + 1] = (byte) (size >> 8 * i);
        return Arrays.copyOf(out, length);
    }

    private void room(int more) {
        if (more > MOST || length + more > MOST + 512) throw new TooBig();
        if (length + more > out.length) out = Arrays.copyOf(out, Math.max(out.length * 2, length + more));
    }

    private void sign(int sign) {
        room(1);
        out[length++] = (byte) sign;
    }

    private void bytes(byte[] bytes) {
        room(bytes.length);
        System.arraycopy(bytes, 0, out, length, bytes.length);
        length += bytes.length;
    }

    /** Characters of ASCII as they are. */
    void raw(String text) {
        room(text.length());
        for (int i = 0; i < text.length(); i++) out[length++] = (byte) text.charAt(i);
    }

    void text(CharSequence text) {
        sign('"');
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (sign == '"' || sign == '\\') {
                sign('\\');
                sign(sign);
            } else if (sign >= 0x20 && sign < 0x80) {
                sign(sign);
            } else if (sign < 0x20) {
                raw("\\u00");
                raw(sign < 0x10 ? "0" : "1");
                raw(Integer.toHexString(sign & 15));
            } else if (sign < 0x800) {
                sign(0xc0 | sign >> 6);
                sign(0x80 | sign & 0x3f);
            } else {
                i += wide(text, i);
            }
        }
        sign('"');
    }

    /** A character of three or four bytes; gives how many more it took. Half a character comes as U+FFFD. */
    private int wide(CharSequence text, int at) {
        int code = text.charAt(at);
        int more = 0;
        if (Character.isSurrogate((char) code)) {
            code = Character.codePointAt(text, at);
            if (code >= 0x10000) more = 1;
            else code = 0xfffd;
        }
        if (more == 1) {
            sign(0xf0 | code >> 18);
            sign(0x80 | code >> 12 & 0x3f);
        } else {
            sign(0xe0 | code >> 12);
        }
        sign(0x80 | code >> 6 & 0x3f);
        sign(0x80 | code & 0x3f);
        return more;
    }

    void write(Object value, int depth) {
        if (depth > DEEPEST) throw new NotJson("The returned value is nested too deeply, or holds itself.");
        if (value == null) raw("null");
        else if (value instanceof CharSequence text) text(text);
        else if (value instanceof Number number) number(number);
        else if (value instanceof Boolean) raw(value.toString());
        else if (value instanceof Character) text(value.toString());
        else if (value instanceof long[] numbers) numbers(numbers);
        else if (value instanceof int[] numbers) numbers(numbers);
        else if (value.getClass().isArray()) array(value, depth);
        else if (value instanceof Map<?, ?> map) map(map, depth);
        else if (value instanceof Iterable<?> list) list(list.iterator(), depth);
        else if (value instanceof Record) record(value, depth);
        else if (value instanceof Enum<?> constant) text(constant.name());
        else other(value, depth);
    }

    private void other(Object value, int depth) {
        if (value instanceof Optional<?> optional) write(optional.orElse(null), depth);
        else if (value instanceof OptionalInt optional) write(optional.isPresent() ? optional.getAsInt() : null, depth);
        else if (value instanceof OptionalLong optional) write(optional.isPresent() ? optional.getAsLong() : null, depth);
        else if (value instanceof OptionalDouble optional) write(optional.isPresent() ? optional.getAsDouble() : null, depth);
        else if (value instanceof BaseStream<?, ?> stream) list(stream.iterator(), depth);
        else if (value instanceof Iterator<?> iterator) list(iterator, depth);
        else {
            String type = value.getClass().getTypeName();
            throw new NotJson("The returned value has a value of the type " + type + ", which is not JSON.");
        }
    }

    private void number(Number number) {
        if (number instanceof Double || number instanceof Float) {
            double value = number.doubleValue();
            if (Double.isNaN(value) || Double.isInfinite(value)) {
                throw new NotJson("The returned value has a number that is not finite, which is not JSON.");
            }
            boolean whole = value == Math.rint(value) && Math.abs(value) < 1e15 && !(value == 0 && 1 / value < 0);
            raw(whole ? Long.toString((long) value) : number.toString());
        } else if (number instanceof BigDecimal big) {
            raw(big.toString());
        } else {
            String text = number.toString();
            for (int i = 0; i < text.length(); i++) {
                char sign = text.charAt(i);
                if ((sign < '0' || sign > '9') && !(i == 0 && sign == '-' && text.length() > 1)) {
                    String type = number.getClass().getTypeName();
                    throw new NotJson("The returned value has a value of the type " + type + ", which is not JSON.");
                }
            }
            raw(text);
        }
    }

    private void numbers(long[] numbers) {
        sign('[');
        for (int i = 0; i < numbers.length; i++) {
            if (i > 0) sign(',');
            raw(Long.toString(numbers[i]));
        }
        sign(']');
    }

    private void numbers(int[] numbers) {
        sign('[');
        for (int i = 0; i < numbers.length; i++) {
            if (i > 0) sign(',');
            raw(Integer.toString(numbers[i]));
        }
        sign(']');
    }

    private void array(Object array, int depth) {
        sign('[');
        for (int i = 0; i < Array.getLength(array); i++) {
            if (i > 0) sign(',');
            write(Array.get(array, i), depth + 1);
        }
        sign(']');
    }

    private void list(Iterator<?> items, int depth) {
        sign('[');
        for (boolean first = true; items.hasNext(); first = false) {
            if (!first) sign(',');
            write(items.next(), depth + 1);
        }
        sign(']');
    }

    private void map(Map<?, ?> map, int depth) {
        sign('{');
        boolean first = true;
        for (Map.Entry<?, ?> member : map.entrySet()) {
            if (!first) sign(',');
            first = false;
            Object key = member.getKey();
            boolean named = key instanceof CharSequence || key instanceof Long || key instanceof Integer
                || key instanceof Character || key instanceof Enum<?> || key instanceof Boolean;
            if (!named) {
                throw new NotJson("The returned value has a map whose keys are no strings, which is not JSON.");
            }
            text(key instanceof Enum<?> constant ? constant.name() : key.toString());
            sign(':');
            write(member.getValue(), depth + 1);
        }
        sign('}');
    }

    /** What is known of a record's class: to ask for it takes longer than to write one. */
    private static final class Members {
        final byte[][] names;
        final Method[] accessors;

        Members(Class<?> type) {
            RecordComponent[] members = type.getRecordComponents();
            names = new byte[members.length][];
            accessors = new Method[members.length];
            for (int i = 0; i < members.length; i++) {
                names[i] = ('"' + members[i].getName() + "\":").getBytes(StandardCharsets.UTF_8);
                accessors[i] = members[i].getAccessor();
                accessors[i].setAccessible(true);
            }
        }
    }

    private void record(Object record, int depth) {
        Members members = records.get(record.getClass());
        if (members == null) records.put(record.getClass(), members = new Members(record.getClass()));
        sign('{');
        for (int i = 0; i < members.names.length; i++) {
            if (i > 0) sign(',');
            bytes(members.names[i]);
            Object value;
            try {
                value = members.accessors[i].invoke(record);
            } catch (ReflectiveOperationException error) {
                Throwable cause = error.getCause() == null ? error : error.getCause();
                throw new NotJson("The returned value can't be written as JSON: " + cause);
            }
            write(value, depth + 1);
        }
        sign('}');
    }

    /** <code>timeLimit</code> is <code>time_limit</code>. */
    static String snakeCase(String camel) {
        StringBuilder snake = new StringBuilder(camel.length() + 4);
        for (int i = 0; i < camel.length(); i++) {
            char letter = camel.charAt(i);
            if (letter >= 'A' && letter <= 'Z') snake.append('_').append((char) (letter + 32));
            else snake.append(letter);
        }
        return snake.toString();
    }
}
