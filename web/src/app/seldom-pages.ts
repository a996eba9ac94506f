/** Where the code of pages lives that few open. Who opens none of them doesn't load where that is. */
export const seldomPages = {
  practice: () => import("@/features/practice/PracticePage"),
  practiceDesign: () => import("@/features/practice/DesignPage"),
};

export type SeldomPage = keyof typeof seldomPages;
