class Solution {
    static String packRow(String row) {
        StringBuilder out = new StringBuilder();
        for (int start = 0; start < row.length(); ) {
            char sign = row.charAt(start);
            int end = start + 1;
            while (end < row.length() && end - start < 9 && row.charAt(end) == sign) end++;
            int length = end - start;
            boolean special = sign == '\\' || sign >= '0' && sign <= '9';
            if (length > 2 || length == 2 && special) out.append(length);
            if (special) out.append('\\');
            out.append(sign);
            if (length == 2 && !special) out.append(sign);
            start = end;
        }
        return out.toString();
    }
}
