// compile_error: There is no class Solution
// Nothing
