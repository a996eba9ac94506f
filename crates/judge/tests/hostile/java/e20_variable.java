// compile_error: has no static method
class Solution {
    static int solve = 7;
}
