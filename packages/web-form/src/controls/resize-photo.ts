const QUALITY = 0.85;

/** The size that fits, never larger than it is. */
export function fit(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A photo no longer than so many pixels. A field connection sends it in seconds instead of minutes, and what the camera
 * wrote into it (place, device) stays behind. A file the browser cannot read as a picture is left as it is.
 */
export async function resizePhoto(file: File, longest: number | null | undefined): Promise<File> {
  if (!longest || !file.type.startsWith('image/') || file.type === 'image/svg+xml') return file;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return file;
  }
  const { width, height } = fit(picture.width, picture.height, longest);
  if (width === picture.width && height === picture.height) return file;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  if (!blob) return file;
  const name = type === 'image/jpeg' ? file.name.replace(/\.[^.]*$/, '.jpg') : file.name;
  return new File([blob], name, { type });
}
