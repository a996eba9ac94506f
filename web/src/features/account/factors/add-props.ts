/** What every way of adding a factor gets: a name to begin with, and where it ends. */
export type AddProps = {
  suggested: string;
  onDone: (name: string) => void;
  onCancel: () => void;
};
