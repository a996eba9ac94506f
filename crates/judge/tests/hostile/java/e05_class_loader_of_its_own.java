// runtime_error | accepted: 7
class Solution {
    static Object solve(int n) throws Throwable {
        byte[] nonsense = {(byte) 0xca, (byte) 0xfe, (byte) 0xba, (byte) 0xbe, 0, 0, 0, 61, 127, 127};
        new ClassLoader() {
            Class<?> make() {
                return defineClass("java.lang.Evil", nonsense, 0, nonsense.length);
            }
        }.make();
        return n;
    }
}
