interface Row {
  projectId: number;
  userId: number;
}
interface Page<Member> {
  data: Member[];
  meta: { count: number };
}

/** A page of a team as it is without somebody; pages they are not on stay as they are. */
export function withoutMember<Member extends Row, Team extends Page<Member>>(team: Team, gone: Row): Team {
  const data = team.data.filter((row) => row.projectId !== gone.projectId || row.userId !== gone.userId);
  if (data.length === team.data.length) return team;
  return { ...team, data, meta: { ...team.meta, count: team.meta.count - 1 } };
}
