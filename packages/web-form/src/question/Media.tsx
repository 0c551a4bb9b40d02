import type { TextRange } from '@getodk/xforms-engine';
import { useEffect, useState } from 'react';
import { fileNameOf } from '../engine/files.ts';
import { useSession } from '../view/session.ts';
import { useFormText } from '../view/use-form-text.ts';

export type MediaKind = 'image' | 'audio' | 'video';

function useAddress(fileName: string): string | null | undefined {
  const { addresses } = useSession();
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let gone = false;
    void addresses.of(fileName).then((url) => !gone && setAddress(url));
    return () => {
      gone = true;
    };
  }, [addresses, fileName]);
  return address;
}

interface MediaFileProps {
  kind: MediaKind;
  fileName: string;
  /** What it shows, in words. */
  alt: string;
  autoPlay?: boolean;
}

export function MediaFile({ kind, fileName, alt, autoPlay = false }: MediaFileProps) {
  const t = useFormText();
  const address = useAddress(fileName);
  if (address === undefined) return null;
  if (address === null) return <span className="wf-quiet">{t('media.missing', { file: fileName })}</span>;
  if (kind === 'image') return <img src={address} alt={alt} />;
  if (kind === 'audio') return <audio controls autoPlay={autoPlay} src={address} aria-label={alt || fileName} />;
  return <video controls autoPlay={autoPlay} src={address} aria-label={alt || fileName} />;
}

type MediaText = Pick<TextRange<'label'>, 'asString' | 'imageSource' | 'audioSource' | 'videoSource'>;
const sourcesOf = (text: MediaText) =>
  [
    ['image', text.imageSource],
    ['audio', text.audioSource],
    ['video', text.videoSource],
  ] as const;

export const hasMedia = (text: MediaText | null): boolean =>
  Boolean(text?.imageSource || text?.audioSource || text?.videoSource);

/** The picture, sound or film that belongs to a text of the form. */
export function Media({ text, autoplay }: { text: MediaText | null; autoplay?: string }) {
  const t = useFormText();
  if (!text || !hasMedia(text)) return null;
  const alt = text.asString || t('media.image');
  return (
    <div className="wf-media">
      {sourcesOf(text).map(
        ([kind, source]) =>
          source && (
            <MediaFile key={kind} kind={kind} fileName={fileNameOf(source)} alt={alt} autoPlay={autoplay === kind} />
          ),
      )}
    </div>
  );
}
