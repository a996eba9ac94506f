import java.util.List;

class Solution {
    record Place(long hidden, int row, int column, boolean turned) {
        boolean isBetterThan(Place other) {
            if (other == null) return true;
            if (hidden != other.hidden) return hidden < other.hidden;
            if (row != other.row) return row < other.row;
            if (column != other.column) return column < other.column;
            return !turned && other.turned;
        }
    }

    /** By the sums of all cells above and to the left of each corner. */
    static long total(long[][] sums, int row, int column, int height, int width) {
        return sums[row + height][column + width] - sums[row][column + width] - sums[row + height][column]
                + sums[row][column];
    }

    static List<Object> placePanel(int[][] touches, int height, int width) {
        int rows = touches.length, columns = touches[0].length;
        long[][] sums = new long[rows + 1][columns + 1], fixed = new long[rows + 1][columns + 1];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int cell = touches[row][column];
                sums[row + 1][column + 1] =
                        sums[row][column + 1] + sums[row + 1][column] - sums[row][column] + Math.max(cell, 0);
                fixed[row + 1][column + 1] =
                        fixed[row][column + 1] + fixed[row + 1][column] - fixed[row][column] + (cell == -1 ? 1 : 0);
            }
        }
        Place best = null;
        for (boolean turned : height == width ? new boolean[] {false} : new boolean[] {false, true}) {
            int high = turned ? width : height, wide = turned ? height : width;
            for (int row = 0; row + high <= rows; row++) {
                for (int column = 0; column + wide <= columns; column++) {
                    if (total(fixed, row, column, high, wide) > 0) continue;
                    Place place = new Place(total(sums, row, column, high, wide), row, column, turned);
                    if (place.isBetterThan(best)) best = place;
                }
            }
        }
        return best == null ? null : List.of(best.hidden, best.row, best.column, best.turned);
    }
}
