import type { Actor } from './cast.ts';

/** Ids by name, asked of the API by somebody who sees all. */
export interface Directory {
  organization(name: string): number;
  role(organization: string, name: string): number;
  user(username: string): Promise<number>;
}

export async function readDirectory(superUser: Actor): Promise<Directory> {
  const organizations = await superUser.call('organizations', { body: { pageSize: 100 } });
  const roles = await superUser.call('roleList');
  const found = <T>(value: T | undefined, what: string): T => {
    if (value === undefined) throw new Error(`no ${what} in the demonstration programme`);
    return value;
  };
  const organization = (name: string) =>
    found(organizations.body.data.find((o) => o.shortName === name)?.orgId, `organisation ${name}`);
  return {
    organization,
    role: (of, name) =>
      found(
        roles.body.data.find((r) => r.name === name && r.organization.id === organization(of))?.id,
        `role ${name} of ${of}`,
      ),
    user: async (username) => {
      const users = await superUser.call('users', { body: { name: username, pageSize: 100 } });
      return found(users.body.data.find((u) => u.username === username)?.id, `user ${username}`);
    },
  };
}
