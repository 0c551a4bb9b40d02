const LARGEST_ID = 2_147_483_647;

/** An id in an address; undefined for anything else. */
export const idOf = (text: string | undefined): number | undefined => {
  const id = Number(text);
  return Number.isInteger(id) && id >= 1 && id <= LARGEST_ID ? id : undefined;
};
