/** A user is pending (signed up), verified (e-mail confirmed, waits for approval), active or inactive. */
export const USER_STATUSES = ['pending', 'verified', 'active', 'inactive'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** The moves a member of staff may make; the mailed link alone makes pending → verified. */
const MOVES: Record<UserStatus, readonly UserStatus[]> = {
  pending: ['inactive'],
  verified: ['active', 'inactive'],
  active: ['inactive'],
  inactive: ['active'],
};
export const mayMoveStatus = (from: UserStatus, to: UserStatus): boolean => MOVES[from].includes(to);

export const fullName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();
