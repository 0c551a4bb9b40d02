interface Named {
  instanceName: string | null;
  instanceId: string;
}

const SHOWN = 8;

/** What a record is called; without a name, the beginning of its id. */
export const recordName = ({ instanceName, instanceId }: Named): string =>
  instanceName?.trim() || `${instanceId.replace(/^uuid:/, '').slice(0, SHOWN)}…`;
