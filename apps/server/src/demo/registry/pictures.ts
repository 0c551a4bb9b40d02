import { createHash, randomUUID } from 'node:crypto';
import type { FileStore } from '#external/file-store.ts';
import type { PreparedRecord } from '#modules/collection/index.ts';
import { happens, scatter } from './chance.ts';
import type { Planned } from './plan.ts';
import { picture, SCENES, type Scene } from './picture.ts';

type StoredPicture = NonNullable<PreparedRecord['files']>[number];
export type Pictures = ReadonlyMap<Scene, readonly StoredPicture[]>;
const OF_A_SCENE = 2;
const WITH_PHOTO = 92;

export async function putPictures(files: FileStore | undefined): Promise<Pictures> {
  const pictures = new Map<Scene, StoredPicture[]>();
  if (!files) return pictures;
  for (const scene of SCENES) {
    const put = Array.from({ length: OF_A_SCENE }, async (_, seed) => {
      const [bytes, key] = [picture(scene, seed), randomUUID()];
      await files.put(key, bytes);
      const hash = createHash('sha256').update(bytes).digest('hex');
      return { name: `${scene}-${seed + 1}.png`, key, size: bytes.length, mediaType: 'image/png', hash };
    });
    pictures.set(scene, await Promise.all(put));
  }
  return pictures;
}

const WATER = new Set(['canal', 'dyke', 'buried_pipe']);

/** What can be seen where such work is done. */
export function sceneOf({ work }: Pick<Planned, 'work'>): Scene {
  if (work.structure) return WATER.has(work.structure.type) ? 'water' : 'building';
  if (work.form === 'input') return 'goods';
  return work.form === 'demonstration' && work.plots[0]?.crop ? 'field' : 'people';
}

/** Most records have one. */
export function pictureFor(pictures: Pictures, planned: Planned): StoredPicture | undefined {
  if (!happens(WITH_PHOTO, planned.a, 211)) return undefined;
  const its = pictures.get(sceneOf(planned)) ?? [];
  return its[scatter(planned.a, 212) % Math.max(1, its.length)];
}
