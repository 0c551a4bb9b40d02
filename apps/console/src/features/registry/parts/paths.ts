interface Known {
  instance: string;
  member_id: string | null;
  name: string;
  group?: string | null;
  address: string;
  fithersname: string | null;
  contact: string | null;
}

/** With the names that saved links have; the page itself needs the instance only. */
export function memberProfilePath(projectId: number, member: Known): string {
  const query = new URLSearchParams({
    instance: member.instance,
    benNo: member.member_id ?? '',
    name: member.name,
    group: member.group ?? '',
    address: member.address,
    fathersname: member.fithersname ?? '',
    phone: member.contact ?? '',
  });
  return `/project/${projectId}/sacp/member/profile?${query}`;
}
/** Where nothing but the record is known. */
export const memberInstancePath = (projectId: number, instance: string): string =>
  `/project/${projectId}/sacp/member/profile?${new URLSearchParams({ instance })}`;
/** A demonstration or structure is an activity: its profile is there. */
export const activityInstancePath = (projectId: number, instance: string): string =>
  `/project/${projectId}/sacp/project-activity/profile?${new URLSearchParams({ instance })}`;
export const groupProfilePath = (projectId: number, id: string): string => `/project/${projectId}/sacp/group/${id}`;
export const duplicatesPath = (projectId: number): string => `/project/${projectId}/sacp/member/duplicates`;

export const groupDuplicatesPath = (projectId: number): string => `/project/${projectId}/sacp/group/duplicates`;

/** Tabs of the project's configuration, by the index that saved links name. */
const TAB = { members: 1, groups: 2, demonstrations: 5, infrastructure: 6 } as const;
export const tabPath = (projectId: number, tab: keyof typeof TAB): string =>
  `/project/${projectId}?tabIndex=3&index=${TAB[tab]}`;
