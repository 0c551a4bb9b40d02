/** Where a place is shown with what lies beneath it; null is the top. */
export const placePath = (id: number | null): string => (id === null ? '/geography' : `/geography?unit=${id}`);
