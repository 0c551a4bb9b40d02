import { contract } from '@msurvey/contract';

/** A draft in the designer that begins with a workbook; its id. */
export async function uploadDesign(url: string, token: string, title: string, workbook: Uint8Array): Promise<number> {
  const { path, upload } = contract.designUpload;
  const body = new FormData();
  body.set('title', title);
  body.set(upload.field, new File([workbook.slice()], 'design.xlsx'));
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (!response.ok) throw new Error(`the workbook was refused: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: { id: number } }).data.id;
}
