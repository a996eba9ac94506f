// compile_error
/* class Solution {
