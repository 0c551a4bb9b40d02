import { type ComponentType, Suspense } from 'react';

export interface ProfilePartProps {
  of: 'member' | 'group' | 'activity';
  projectId: number;
  instance: string;
}

const parts: ComponentType<ProfilePartProps>[] = [];

/** Later stages have something to say of a record; its own stage does not know them. Their code comes when it is needed. */
export const registerProfilePart = (part: ComponentType<ProfilePartProps>): void => {
  parts.push(part);
};

/** At the end of a profile: what later stages say of it. */
export function ProfileParts(props: ProfilePartProps) {
  return parts.map((Part, place) => (
    // the parts are the same for as long as the console runs
    // oxlint-disable-next-line react/no-array-index-key
    <Suspense key={place} fallback={null}>
      <Part {...props} />
    </Suspense>
  ));
}
