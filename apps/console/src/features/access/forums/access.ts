/** Who may write may also read: the one switch carries the other along. */
export interface ForumRights {
  read: boolean;
  write: boolean;
}

export const withRead = (rights: ForumRights, read: boolean): ForumRights => ({ read, write: read && rights.write });
export const withWrite = (rights: ForumRights, write: boolean): ForumRights => ({ read: rights.read || write, write });
