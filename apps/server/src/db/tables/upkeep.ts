import type { Generated } from 'kysely';

export type BackupState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
export type BackupStep = 'files' | 'rows' | 'verifying';

export interface UpkeepTables {
  backup: {
    id: string;
    state: Generated<BackupState>;
    cause: 'person' | 'schedule' | 'command';
    started_by: number | null;
    place: string;
    name: string;
    step: BackupStep | null;
    done_count: Generated<number>;
    size: number | null;
    row_count: number | null;
    file_count: number | null;
    missing_count: number | null;
    verified_at: Date | null;
    message: string | null;
    created_at: Generated<Date>;
    alive_at: Generated<Date>;
    ended_at: Date | null;
    removed_at: Date | null;
  };
}
