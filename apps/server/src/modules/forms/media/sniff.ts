import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { FILMS, type Format, IMAGES, isProgram, SOUNDS } from './formats.ts';
import type { MediaKind } from './needed-files.ts';

export type MediaVerdict = { ok: true; mediaType: string; hash: string } | { ok: false };

const FORMATS: Partial<Record<MediaKind, readonly Format[]>> = { image: IMAGES, audio: SOUNDS, video: FILMS };
/** What a refusal names. */
export const TYPES: Record<MediaKind, string> = {
  csv: '.csv (UTF-8)',
  geojson: '.geojson',
  xml: '.xml',
  image: '.png, .jpg, .gif, .webp, .bmp, .svg',
  audio: '.mp3, .m4a, .wav, .ogg, .amr, .aac, .flac',
  video: '.mp4, .3gp, .webm, .mov, .ogv, .avi',
  other: '.csv, .geojson, .xml, .txt, .json, .pdf',
};

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
const WEB_PAGE = /^\s*(<!doctype\s+html|<(html|head|body|script|iframe|meta|object)\b)/i;
const ALIVE = /<script|<foreignObject|<iframe|<embed|<object|\son\w+\s*=|javascript:|<!DOCTYPE|<!ENTITY/i;

function textOf(bytes: Uint8Array): string | null {
  if (bytes.length === 0 || bytes.includes(0) || !isUtf8(bytes)) return null;
  const text = new TextDecoder().decode(bytes);
  return WEB_PAGE.test(text.slice(0, 2000)) ? null : text;
}

const isXml = (text: string) => /^\s*</.test(text) && !/<!DOCTYPE|<!ENTITY/i.test(text);

function isGeoJson(text: string): boolean {
  try {
    const read = JSON.parse(text) as { type?: unknown; features?: unknown };
    return read?.type === 'FeatureCollection' && Array.isArray(read.features);
  } catch {
    return false;
  }
}

function mediaTypeOf(bytes: Uint8Array, extension: string, kind: MediaKind): string | undefined {
  const formats = FORMATS[kind];
  if (kind === 'image' && extension === 'svg') {
    const text = textOf(bytes);
    return text && /<svg[\s>]/.test(text) && !ALIVE.test(text) ? 'image/svg+xml' : undefined;
  }
  if (formats) return formats.find((f) => f.extensions.includes(extension) && f.begins(bytes))?.mediaType;
  if (extension === 'pdf') return kind === 'other' && startsLikePdf(bytes) ? 'application/pdf' : undefined;
  const text = textOf(bytes);
  if (text === null) return undefined;
  if (kind === 'csv') return extension === 'csv' ? 'text/csv; charset=utf-8' : undefined;
  if (kind === 'geojson') return extension === 'geojson' && isGeoJson(text) ? 'application/geo+json' : undefined;
  if (kind === 'xml') return extension === 'xml' && isXml(text) ? 'application/xml' : undefined;
  return /^(csv|txt|json)$/.test(extension) ? 'text/plain; charset=utf-8' : undefined;
}

const startsLikePdf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';

/** A file is what it contains: the name that the form gives it must fit, and nothing that runs may hide in it. */
export function checkMedia(bytes: Uint8Array, name: string, kind: MediaKind): MediaVerdict {
  const mediaType = isProgram(bytes) ? undefined : mediaTypeOf(bytes, extensionOf(name), kind);
  if (mediaType === undefined) return { ok: false };
  return { ok: true, mediaType, hash: createHash('md5').update(bytes).digest('hex') };
}
