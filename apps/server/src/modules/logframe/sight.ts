import { NODE_PROGRAMMES, type NodeProgramme, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';

const BY_PROJECT: Readonly<Record<number, NodeProgramme>> = {
  [PROJECT_SACP]: NODE_PROGRAMMES[0],
  [PROJECT_RAINS]: NODE_PROGRAMMES[1],
};

/** Through which project a logframe is looked at: all of it in its home, one programme's nodes from beneath. */
export interface LogframeSight {
  homeId: number;
  isWhole: boolean;
  programme: NodeProgramme | null;
}

export const logframeSight = ({
  homeId,
  programmeId,
}: {
  homeId: number;
  programmeId: number | null;
}): LogframeSight => ({
  homeId,
  isWhole: programmeId === null,
  programme: programmeId === null ? null : (BY_PROJECT[programmeId] ?? null),
});

/** A node that names no programme is of each. */
export const isInSight = (sight: LogframeSight, programmes: readonly string[]): boolean =>
  sight.isWhole || programmes.length === 0 || (sight.programme !== null && programmes.includes(sight.programme));
