import type { UploadNode } from '@getodk/xforms-engine';
import { useEffect, useState } from 'react';
import { setFile } from '../engine/answer.ts';
import { useEngineState } from '../engine/use-engine-state.ts';
import { useSession } from '../view/session.ts';
import { resizePhoto } from './resize-photo.ts';

/** An address for a file that lives as long as the file is shown. */
export function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** The file of a question, and how to give it another. */
export function useFile(node: UploadNode) {
  const { faults, options } = useSession();
  const [busy, setBusy] = useState(false);
  const { file, loading, failed, name } = useEngineState(() => {
    const { value, attachmentState, instanceValue } = node.currentState;
    return {
      file: value,
      loading: attachmentState.loading,
      failed: attachmentState.loadingError,
      name: instanceValue,
    };
  });
  const give = async (chosen: File | null): Promise<void> => {
    if (!chosen) return;
    setBusy(true);
    try {
      const ready = await resizePhoto(chosen, node.maxPixels ?? options.limits.photoPixels);
      const isTooLarge = ready.size > options.limits.maxFileBytes;
      faults.set(node.nodeId, isTooLarge ? 'fault.fileSize' : ready.size === 0 ? 'fault.fileEmpty' : undefined);
      if (!isTooLarge && ready.size > 0) setFile(node, ready);
    } finally {
      setBusy(false);
    }
  };
  const remove = () => {
    faults.set(node.nodeId, undefined);
    setFile(node, null);
  };
  return {
    file,
    name,
    loading: loading || busy,
    failed: failed && !file,
    give,
    remove,
    retry: () => node.retryFetch(),
  };
}
