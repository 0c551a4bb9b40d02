import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import type { CanvasLine } from './rows.ts';

interface LinesProps {
  lines: readonly CanvasLine[];
  /** What they are scrolled in; null until it is there. */
  box: Element | null;
  /** The line that has the focus, or would get it: always drawn. */
  kept: string | null | undefined;
  /** What each line says once for every language. */
  languages: number;
  children: (line: CanvasLine, index: number) => ReactNode;
}

/** Up to so many are simply all there, so that the browser's own search finds them. */
const WHOLE = 200;
/** So many beyond what is seen, so that nobody scrolls into nothing. */
const BEYOND = 8;
/** Pixels: frame and name of a line, and each of its labels. */
const [FRAME, LABEL] = [34, 31];
/** Until all around a line that one went to is drawn. */
const COMING_MS = 300;

/** The lines of the canvas; of a long form those that are seen, because a thousand make every key slow. */
export function Lines(props: LinesProps) {
  if (props.lines.length > WHOLE) return <Seen {...props} />;
  return props.lines.map((line, index) => <Fragment key={line.node.key}>{props.children(line, index)}</Fragment>);
}

function Seen({ lines, box, kept, languages, children }: LinesProps) {
  const at = lines.findIndex(({ node }) => node.key === kept);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is made for React's compiler; the list is asked anew each time
  const list = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box,
    estimateSize: () => FRAME + languages * LABEL,
    getItemKey: useCallback((index: number) => lines[index]?.node.key ?? index, [lines]),
    rangeExtractor: useCallback((range: Range) => withKept(defaultRangeExtractor(range), at), [at]),
    overscan: BEYOND,
    useFlushSync: false,
  });
  const height = list.getTotalSize();
  const isComing = useRef(false);
  // by its name: when others put lines before it, nothing is scrolled
  useLayoutEffect(() => {
    isComing.current = true;
    const there = setTimeout(() => {
      isComing.current = false;
    }, COMING_MS);
    return () => clearTimeout(there);
  }, [kept]);
  // the lines around it are measured when they are drawn, which moves it
  useLayoutEffect(() => {
    if (isComing.current) document.getElementById(`line-${kept}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [kept, height]);
  return (
    <div role="presentation" style={{ height, position: 'relative' }}>
      {list.getVirtualItems().map(({ key, index, start }) => {
        const line = lines[index];
        return (
          line && (
            <div
              key={key}
              role="presentation"
              data-index={index}
              ref={list.measureElement}
              style={{ position: 'absolute', top: start, insetInline: 0 }}
            >
              {children(line, index)}
            </div>
          )
        );
      })}
    </div>
  );
}

const withKept = (shown: number[], at: number): number[] =>
  at < 0 || shown.includes(at) ? shown : [...shown, at].sort((a, b) => a - b);
