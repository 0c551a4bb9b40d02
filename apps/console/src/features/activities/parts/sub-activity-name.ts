interface Named {
  sub_activity: string | null;
  sub_activity_name: string | null;
}

/** Shown as code, name; empty when the record names no item of the catalogue. */
export const subActivityName = ({ sub_activity, sub_activity_name }: Named): string =>
  [sub_activity, sub_activity_name].filter(Boolean).join(', ');
