package devproof;

import devproof.Harness.Mismatch;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Reads JSON that the judge wrote, so it is well formed; into types that the candidate chose, so it may not fit, which is
 * a {@link Mismatch}.
 */
final class Reader {
    private static final String WHOLE = "a whole number that fits";

    /** What no number of so few digits is. */
    private static final long NO_DIGITS = Long.MIN_VALUE;

    private final byte[] text;
    private final Map<Type, Shape> shapes = new HashMap<>();
    private int at;

    Reader(byte[] text) {
        this.text = text;
    }

    /** How many values the list has that this is. */
    int count() {
        needs('[', "a list");
        if (takes(']')) return 0;
        int count = 0;
        do {
            skip();
            count++;
        } while (takes(','));
        return count;
    }

    private byte peek() {
        while (at < text.length) {
            byte sign = text[at];
            if (sign != ' ' && sign != '\n' && sign != '\t' && sign != '\r') return sign;
            at++;
        }
        return 0;
    }

    private boolean takes(char sign) {
        if (peek() != sign) return false;
        at++;
        return true;
    }

    void needs(char sign, String wanted) {
        if (!takes(sign)) throw new Mismatch(wanted);
    }

    private boolean takes(String word) {
        peek();
        int end = at + word.length();
        if (end > text.length) return false;
        for (int i = 0; i < word.length(); i++) {
            if (text[at + i] != word.charAt(i)) return false;
        }
        at = end;
        return true;
    }

    private void skip() {
        switch (peek()) {
            case '"' -> skipText();
            case '[', '{' -> {
                int depth = 0;
                do {
                    byte sign = text[at];
                    if (sign == '"') {
                        skipText();
                        continue;
                    }
                    if (sign == '[' || sign == '{') depth++;
                    if (sign == ']' || sign == '}') depth--;
                    at++;
                } while (depth > 0);
            }
            default -> {
                while (at < text.length && text[at] != ',' && text[at] != ']' && text[at] != '}') at++;
            }
        }
    }

    private void skipText() {
        at++;
        while (text[at] != '"') at += text[at] == '\\' ? 2 : 1;
        at++;
    }

    private String string() {
        needs('"', "a string");
        int begin = at;
        while (text[at] != '"' && text[at] != '\\') at++;
        if (text[at] == '"') return Harness.text(text, begin, at++);
        StringBuilder out = new StringBuilder();
        while (true) {
            out.append(Harness.text(text, begin, at));
            if (text[at++] == '"') return out.toString();
            byte sign = text[at++];
            switch (sign) {
                case 'n' -> out.append('\n');
                case 't' -> out.append('\t');
                case 'r' -> out.append('\r');
                case 'b' -> out.append('\b');
                case 'f' -> out.append('\f');
                case 'u' -> {
                    out.append((char) Integer.parseInt(Harness.text(text, at, at + 4), 16));
                    at += 4;
                }
                default -> out.append((char) sign);
            }
            begin = at;
            while (text[at] != '"' && text[at] != '\\') at++;
        }
    }

    /** The text of a number. */
    private String number(String wanted) {
        byte first = peek();
        if (first != '-' && (first < '0' || first > '9')) throw new Mismatch(wanted);
        int begin = at;
        while (at < text.length && isOfNumber(text[at])) at++;
        return Harness.text(text, begin, at);
    }

    private static boolean isOfNumber(byte sign) {
        return sign >= '0' && sign <= '9' || sign == '-' || sign == '+' || sign == '.' || sign == 'e' || sign == 'E';
    }

    /** A whole number that is written as digits alone, and not too many; else {@link #NO_DIGITS}. */
    private long digits() {
        boolean negative = text[at] == '-';
        if (negative) at++;
        int begin = at;
        long value = 0;
        while (at < text.length && text[at] >= '0' && text[at] <= '9') value = value * 10 + (text[at++] - '0');
        int length = at - begin;
        if (length == 0 || length > 18 || at < text.length && isOfNumber(text[at])) return NO_DIGITS;
        return negative ? -value : value;
    }

    /** A whole number between these. 1e3 and 2.0 are whole numbers too. */
    private long whole(long least, long most) {
        byte first = peek();
        if (first != '-' && (first < '0' || first > '9')) throw new Mismatch(WHOLE);
        int begin = at;
        long value = digits();
        if (value == NO_DIGITS) {
            at = begin;
            value = exactly(number(WHOLE));
        }
        if (value < least || value > most) throw new Mismatch(WHOLE);
        return value;
    }

    private static long exactly(String number) {
        try {
            return new BigDecimal(number).longValueExact();
        } catch (ArithmeticException error) {
            throw new Mismatch(WHOLE);
        }
    }

    private double real() {
        return Double.parseDouble(number("a number"));
    }

    private boolean bool() {
        if (takes("true")) return true;
        if (takes("false")) return false;
        throw new Mismatch("true or false");
    }

    /** Any value: null, a Boolean, a Long or a Double, a String, a List or a Map. */
    private Object any() {
        switch (peek()) {
            case 'n':
                takes("null");
                return null;
            case 't':
            case 'f':
                return bool();
            case '"':
                return string();
            case '[':
                return collection(new ArrayList<>(), Object.class);
            case '{':
                return map(new LinkedHashMap<>(), String.class, Object.class);
            default:
                int begin = at;
                long value = digits();
                if (value != NO_DIGITS) return value;
                at = begin;
                return Double.valueOf(number("a value"));
        }
    }

    /** One value of a type. */
    Object read(Type type) {
        if (type instanceof Class<?> plain) return readClass(plain);
        if (type instanceof ParameterizedType generic) return readGeneric(generic);
        if (type instanceof GenericArrayType list) {
            return takes("null") ? null : array(list.getGenericComponentType());
        }
        if (type instanceof WildcardType wildcard) return read(wildcard.getUpperBounds()[0]);
        if (type instanceof TypeVariable<?> variable) return read(variable.getBounds()[0]);
        throw new Mismatch("a value of the type " + type.getTypeName() + ", which no JSON is");
    }

    private Object readClass(Class<?> type) {
        if (type.isPrimitive()) return primitive(type);
        if (takes("null")) return nothing(type);
        if (type == String.class || type == CharSequence.class) return string();
        if (type == Object.class) return any();
        if (type.isArray()) return array(type.getComponentType());
        if (type == Long.class) return whole(Long.MIN_VALUE, Long.MAX_VALUE);
        if (type == Integer.class) return (int) whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
        if (type == Double.class) return real();
        if (type == Boolean.class) return bool();
        if (type == Short.class) return (short) whole(Short.MIN_VALUE, Short.MAX_VALUE);
        if (type == Byte.class) return (byte) whole(Byte.MIN_VALUE, Byte.MAX_VALUE);
        if (type == Float.class) return (float) real();
        if (type == Character.class) return character();
        if (type == Number.class) {
            if (any() instanceof Number number) return number;
            throw new Mismatch("a number");
        }
        if (type == BigInteger.class) return integer();
        if (type == BigDecimal.class) return new BigDecimal(number("a number"));
        if (type == OptionalInt.class) return OptionalInt.of((int) whole(Integer.MIN_VALUE, Integer.MAX_VALUE));
        if (type == OptionalLong.class) return OptionalLong.of(whole(Long.MIN_VALUE, Long.MAX_VALUE));
        if (type == OptionalDouble.class) return OptionalDouble.of(real());
        if (type == Optional.class) return Optional.ofNullable(any());
        if (type.isRecord()) return record(type, type, new Type[0]);
        if (type.isEnum()) return constant(type);
        Collection<Object> collection = collectionOf(type);
        if (collection != null) return collection(collection, Object.class);
        Map<Object, Object> map = mapOf(type);
        if (map != null) return map(map, String.class, Object.class);
        throw new Mismatch("a value of the type " + type.getTypeName() + ", which no JSON is");
    }

    private Object readGeneric(ParameterizedType type) {
        Class<?> raw = (Class<?>) type.getRawType();
        Type[] of = type.getActualTypeArguments();
        if (takes("null")) return nothing(raw);
        if (raw == Optional.class) return Optional.ofNullable(read(of[0]));
        if (raw.isRecord()) return record(raw, type, of);
        Collection<Object> collection = collectionOf(raw);
        if (collection != null && of.length == 1) return collection(collection, of[0]);
        Map<Object, Object> map = mapOf(raw);
        if (map != null && of.length == 2) return map(map, of[0], of[1]);
        throw new Mismatch("a value of the type " + type.getTypeName() + ", which no JSON is");
    }

    private static Object nothing(Class<?> type) {
        if (type == Optional.class) return Optional.empty();
        if (type == OptionalInt.class) return OptionalInt.empty();
        if (type == OptionalLong.class) return OptionalLong.empty();
        return type == OptionalDouble.class ? OptionalDouble.empty() : null;
    }

    private Object primitive(Class<?> type) {
        if (type == long.class) return whole(Long.MIN_VALUE, Long.MAX_VALUE);
        if (type == int.class) return (int) whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
        if (type == double.class) return real();
        if (type == boolean.class) return bool();
        if (type == short.class) return (short) whole(Short.MIN_VALUE, Short.MAX_VALUE);
        if (type == byte.class) return (byte) whole(Byte.MIN_VALUE, Byte.MAX_VALUE);
        return type == float.class ? (Object) (float) real() : (Object) character();
    }

    private char character() {
        String sign = string();
        if (sign.length() != 1) throw new Mismatch("a string of one character");
        return sign.charAt(0);
    }

    private BigInteger integer() {
        try {
            return new BigDecimal(number(WHOLE)).toBigIntegerExact();
        } catch (ArithmeticException error) {
            throw new Mismatch(WHOLE);
        }
    }

    private Object constant(Class<?> type) {
        String name = string();
        for (Object constant : type.getEnumConstants()) {
            if (((Enum<?>) constant).name().equals(name)) return constant;
        }
        throw new Mismatch("one of the names of " + type.getSimpleName());
    }

    private static Collection<Object> collectionOf(Class<?> type) {
        if (type.isAssignableFrom(ArrayList.class)) return new ArrayList<>();
        if (type.isAssignableFrom(LinkedHashSet.class)) return new LinkedHashSet<>();
        if (type.isAssignableFrom(TreeSet.class)) return new TreeSet<>();
        if (type.isAssignableFrom(LinkedList.class)) return new LinkedList<>();
        return Collection.class.isAssignableFrom(type) ? made(type) : null;
    }

    private static Map<Object, Object> mapOf(Class<?> type) {
        if (type.isAssignableFrom(LinkedHashMap.class)) return new LinkedHashMap<>();
        if (type.isAssignableFrom(TreeMap.class)) return new TreeMap<>();
        return Map.class.isAssignableFrom(type) ? made(type) : null;
    }

    /** An empty one of a class that the candidate named. */
    @SuppressWarnings("unchecked")
    private static <T> T made(Class<?> type) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return (T) constructor.newInstance();
        } catch (ReflectiveOperationException | RuntimeException error) {
            throw new Mismatch("a value of the type " + type.getTypeName() + ", which no JSON is");
        }
    }

    private Object collection(Collection<Object> to, Type item) {
        needs('[', "a list");
        if (takes(']')) return to;
        do {
            to.add(read(item));
        } while (takes(','));
        needs(']', "a list");
        return to;
    }

    private Object map(Map<Object, Object> to, Type key, Type value) {
        needs('{', "an object");
        if (takes('}')) return to;
        do {
            String name = string();
            needs(':', "an object");
            to.put(key(name, key), read(value));
        } while (takes(','));
        needs('}', "an object");
        return to;
    }

    /** A key that is made of a member's name. */
    private static Object key(String name, Type type) {
        if (type == String.class || !(type instanceof Class<?> plain)) return name;
        if (plain.isAssignableFrom(String.class)) return name;
        boolean quoted = plain == Character.class || plain.isEnum();
        String text = quoted ? "\"" + name + "\"" : name;
        try {
            return new Reader((text + " ").getBytes(java.nio.charset.StandardCharsets.UTF_8)).readClass(plain);
        } catch (Mismatch | NumberFormatException error) {
            throw new Mismatch("keys of the type " + plain.getSimpleName());
        }
    }

    private Object array(Type item) {
        needs('[', "a list");
        if (item == long.class) return longs();
        if (item == int.class) return integers();
        if (item == double.class) return reals();
        ArrayList<Object> items = new ArrayList<>();
        if (!takes(']')) {
            do {
                items.add(read(item));
            } while (takes(','));
            needs(']', "a list");
        }
        Object array = Array.newInstance(rawOf(item), items.size());
        if (array instanceof Object[] objects) return items.toArray(objects);
        for (int i = 0; i < items.size(); i++) Array.set(array, i, items.get(i));
        return array;
    }

    private static Class<?> rawOf(Type type) {
        if (type instanceof Class<?> plain) return plain;
        if (type instanceof ParameterizedType generic) return (Class<?>) generic.getRawType();
        if (type instanceof GenericArrayType list) return rawOf(list.getGenericComponentType()).arrayType();
        return Object.class;
    }

    private long[] longs() {
        long[] list = new long[8];
        int length = 0;
        if (!takes(']')) {
            do {
                if (length == list.length) list = Arrays.copyOf(list, length * 2);
                list[length++] = whole(Long.MIN_VALUE, Long.MAX_VALUE);
            } while (takes(','));
            needs(']', "a list");
        }
        return length == list.length ? list : Arrays.copyOf(list, length);
    }

    private int[] integers() {
        int[] list = new int[8];
        int length = 0;
        if (!takes(']')) {
            do {
                if (length == list.length) list = Arrays.copyOf(list, length * 2);
                list[length++] = (int) whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
            } while (takes(','));
            needs(']', "a list");
        }
        return length == list.length ? list : Arrays.copyOf(list, length);
    }

    private double[] reals() {
        double[] list = new double[8];
        int length = 0;
        if (!takes(']')) {
            do {
                if (length == list.length) list = Arrays.copyOf(list, length * 2);
                list[length++] = real();
            } while (takes(','));
            needs(']', "a list");
        }
        return length == list.length ? list : Arrays.copyOf(list, length);
    }

    /** What is known of a record's class. To ask for it takes longer than to read one. */
    private static final class Shape {
        final Constructor<?> constructor;
        final String[] names;
        final Type[] types;
        /** What a member is that is missing: null, 0 or false. */
        final Object[] missing;

        Shape(Class<?> type, Type[] of) {
            RecordComponent[] members = type.getRecordComponents();
            Class<?>[] plain = new Class<?>[members.length];
            names = new String[members.length];
            types = new Type[members.length];
            missing = new Object[members.length];
            TypeVariable<?>[] variables = type.getTypeParameters();
            for (int i = 0; i < members.length; i++) {
                plain[i] = members[i].getType();
                names[i] = members[i].getName();
                types[i] = members[i].getGenericType();
                for (int j = 0; j < variables.length && j < of.length; j++) {
                    if (variables[j].equals(types[i])) types[i] = of[j];
                }
                missing[i] = plain[i].isPrimitive() ? Array.get(Array.newInstance(plain[i], 1), 0) : nothing(plain[i]);
            }
            try {
                constructor = type.getDeclaredConstructor(plain);
                constructor.setAccessible(true);
            } catch (ReflectiveOperationException error) {
                throw new Mismatch("a record that can be made");
            }
        }

        /** The member of this name; camelCase stands for snake_case. */
        int indexOf(String name) {
            for (int i = 0; i < names.length; i++) {
                if (names[i].equals(name)) return i;
            }
            for (int i = 0; i < names.length; i++) {
                if (Writer.snakeCase(names[i]).equals(name)) return i;
            }
            return -1;
        }
    }

    /** A record: of an object by the names of its members, of a list by their order. */
    private Object record(Class<?> type, Type generic, Type[] of) {
        Shape shape = shapes.get(generic);
        if (shape == null) shapes.put(generic, shape = new Shape(type, of));
        Object[] values;
        if (peek() == '[') {
            values = new Object[shape.types.length];
            String wanted = "a list of the record's length";
            at++;
            for (int i = 0; i < values.length; i++) {
                if (i > 0) needs(',', wanted);
                if (peek() == ']') throw new Mismatch(wanted);
                values[i] = read(shape.types[i]);
            }
            needs(']', wanted);
        } else {
            values = shape.missing.clone();
            needs('{', "an object");
            if (!takes('}')) {
                do {
                    String name = string();
                    needs(':', "an object");
                    int member = shape.indexOf(name);
                    if (member < 0) skip();
                    else values[member] = read(shape.types[member]);
                } while (takes(','));
                needs('}', "an object");
            }
        }
        try {
            return shape.constructor.newInstance(values);
        } catch (InvocationTargetException error) {
            throw new Mismatch("something else (" + error.getCause() + ")");
        } catch (ReflectiveOperationException error) {
            throw new Mismatch("a record that can be made");
        }
    }
}
