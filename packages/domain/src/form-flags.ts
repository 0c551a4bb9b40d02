/** A form of a project has two flags: published (people may see it) and active (it takes records). */
export interface FormFlags {
  isActive: boolean;
  isPublished: boolean;
}

export type FormFlagChange = Partial<FormFlags>;

/**
 * The flags after a change, or null when it may not be: active cannot be switched on while unpublished; unpublishing
 * also deactivates; publishing leaves active as it is.
 */
export function changeFormFlags(now: FormFlags, change: FormFlagChange): FormFlags | null {
  const isPublished = change.isPublished ?? now.isPublished;
  if (change.isActive && !isPublished) return null;
  return { isPublished, isActive: isPublished && (change.isActive ?? now.isActive) };
}
