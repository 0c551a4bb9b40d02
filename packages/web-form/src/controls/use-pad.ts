import { type PointerEvent, useEffect, useRef, useState } from 'react';

const LINE = 3;
const INK = '#14213d';

interface Pad {
  canvas: React.RefObject<HTMLCanvasElement | null>;
  isBlank: boolean;
  handlers: Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp', (event: PointerEvent<HTMLCanvasElement>) => void>;
  clear(): void;
  toFile(name: string): Promise<File | null>;
}

/** A surface to draw on; a picture may lie under the drawing. */
export function usePad(under: string | null, onDrawn: () => void): Pad {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBlank, setBlank] = useState(true);
  const drawing = useRef(false);
  const pen = () => canvas.current?.getContext('2d') ?? null;

  const wipe = () => {
    const context = pen();
    if (!context || !canvas.current) return;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.current.width, canvas.current.height);
  };

  useEffect(() => {
    wipe();
    if (!under) return;
    const picture = new Image();
    picture.onload = () => {
      if (!canvas.current) return;
      const { width, height } = canvas.current;
      const scale = Math.min(width / picture.width, height / picture.height);
      const [w, h] = [picture.width * scale, picture.height * scale];
      pen()?.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
    };
    picture.src = under;
  }, [under]);

  const placeOf = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const box = canvas.current?.getBoundingClientRect();
    if (!box || !canvas.current) return [0, 0];
    return [
      ((clientX - box.left) / box.width) * canvas.current.width,
      ((clientY - box.top) / box.height) * canvas.current.height,
    ];
  };
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    const context = pen();
    if (!context) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = true;
    Object.assign(context, { lineWidth: LINE, lineCap: 'round', lineJoin: 'round', strokeStyle: INK });
    context.beginPath();
    context.moveTo(...placeOf(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!drawing.current) return;
    const context = pen();
    context?.lineTo(...placeOf(event));
    context?.stroke();
  };
  const onPointerUp = () => {
    if (!drawing.current) return;
    drawing.current = false;
    setBlank(false);
    onDrawn();
  };
  return {
    canvas,
    isBlank,
    handlers: { onPointerDown, onPointerMove, onPointerUp },
    clear() {
      wipe();
      setBlank(true);
    },
    toFile: (name) =>
      new Promise((done) => {
        if (!canvas.current) return done(null);
        canvas.current.toBlob((blob) => done(blob && new File([blob], name, { type: 'image/png' })), 'image/png');
      }),
  };
}
