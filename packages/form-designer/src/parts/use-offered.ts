import { useState } from 'react';

/** Of a long list the chosen one alone until it is opened: the words of a thousand others would be made to be hidden. */
export function useOffered<T>(all: readonly T[], isChosen: (one: T) => boolean) {
  const [isOpen, setOpen] = useState(false);
  return {
    offered: isOpen ? all : all.filter(isChosen),
    /** For the field. */
    select: { onOpen: () => setOpen(true), onClose: () => setOpen(false) },
  };
}
