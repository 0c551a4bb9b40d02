// Language subtags of the IANA registry (https://www.iana.org/assignments/language-subtag-registry).
const SHORT = new Set(
  (
    'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee ' +
    'el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io ' +
    'is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ' +
    'ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc ' +
    'sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve ' +
    'vi vo wa wo xh yi yo za zh zu'
  ).split(' '),
);

// The 8072 three-letter subtags as a bitmap over aaa..zzz: 3 kB instead of 32.
const LONG =
  '//39/u//v9v7//769x88V2+Xc/j///9wvwP//88FhXLp//1/////d//////////j6f///028Cnq+/////v/3/////98r9PHwXeefFAcg3+2fP8' +
  'kh+L/u////////f/////9//f////d/////////57//////7/////+//////9////P/+3/////+///7///3///9////f9/////+///f///f+///' +
  '/v//////93+//dWtf0D/nMFDLAglQQBQRACAu//yn7RCRdabNIj3e+cXV1V9Dhw3f/Pvn/9dOGUIABC8/7////9/Nz7Hx9//AYEAsAWAACAAAA' +
  'NAAACSIdD/ff/e/l4EAAJkjRnB33siAAAA323eJuXZ8/7//c+fFEEMhgDRAPDHZ1/WmV637e8DAAIAAADAd9pXkm0BLtZ79P9/fwAAAAEMVgMA' +
  'ALAUJ1EWCgABAAAQEUkAAGAQAAAAEAAARAQAEIAFGAAABQCAKAQAAFDVLRBkNSRT9dW/4s0DAIAAQAAAAAAABBc5Ad1XmSGYpwgAAUCCAAAABA' +
  'AAAAIBQABEAACw/qs5AAIAAAAEAAAAAAAgAEAEAAAAAgAAABCDqAUAAAAABCAEpggEAAiBUAAACDGGQAAAAABAAAP1AxAIBAAAAOA7sxMAgAAR' +
  'AAAAAAAAAAAAAAAA///////fz4OiwP/fJ+8f5QMQILLFpkUlmwPf+d8D1EiQAQ6B45NU2zjzf/9t+f//fwQIAAEhEjxf/Q+FT0RAAAT//f/W6B' +
  'v0N6MNAAAge3kCB4QA8P9//gAYBIEAAACAEJQcAQAAAAAAEEAABAi0/qUMQAAAkSQEbABg8P/7f/YYBZ/fbgMAEQAAAEAFtbaCKAQABFHi//0/' +
  'BQkIBUAAAAAAEAAADAAAAAChAmznSBSIIMBHgAcAAADMUEAkhUeEQCAQACACUIgRANns7lA3HRFpDlnrMwgAIAVAEAAAAFBElknWXaeDR5f7AB' +
  'AACACAAEBFAAECAAFAgABGCPjr9znEnRYAAAwEASAg3aIBAAAAEkQAAAQQ8J2VEwSAAAHQFkAAEPCQYkzSAgFKAEYEAAgCACDAAIAGAAgAAAAA' +
  '8NjvFQIIAAABAAAAABABABAAAAD/1+P9//////9////+////////////3//7///b/f////7//////////////f/f/9z///////////77//////' +
  '////7//f/////////v/////////////3v93d//vJgFLP8H8P//fwAIAMN9HwbmcvD/fH9EIjCfex79/1fy/z//8h6V9///R4ABAgAgQFWfit/5' +
  'bhGHUdDz/3dAAwXRWFwAQAAQBAIAIAqAe7f9/v7////////v////f/////////////f//99///9/////7/+9///7////33/9//f///f////7/+' +
  '///////3/f/7/v9////////////v//f////////P/9f///n77//v9/938CggT/////1+////f/4p7n//f/Vv3N///////v//3/fQ+nUQbEl9Bd' +
  'r6b//f9jXVv///8/IBQAV1HCZfVN4v//30KFxQUAIgB0aRAIBUEAAQYAAAAAAFFgBQQBAAAGESAAGAGS8f1nawaVBlft+02de4MEYkAAFUIAAA' +
  'BUg/lfEI7JRt/3EzEAIAAAAJAAAAAAAAoQAAFAAPDf/b99vs//v0IUhGGw/116BAIASS0UJ//t8b/vPwAAAsfgHvy7//379/33///89e1H9H8Q' +
  'AQHEf//33flfBYbv9Xe9PQAAAENxQgBAAAABQxkkCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
  'AAAAAAAAAAAAAAAAAAAO+951fuE10JwUAh+hcBgAAAAADw/v+/ACMAIAAACAAAMLXjEAAAABEkFgABAjCDowFQAAGDEUgAAADw3///EqoQf9hS' +
  'AIAgAAAAAEAUAgI9QBBCEGFfnDEAAAABXAIgAAABAEIBIAAAv9//////P9/ez73/r///f0tAEPH97/33///73/9v8Xvxf/9//+7377//2//f//' +
  '1+v1f/b4F2n9z3/f////v+/19XX+9fUBhi/v+fFZ8VD33GfaGS9fd+///////93f///fZf/z9AmAL/4//z9v7f/99/0D4Ve7z/vv//9///93//' +
  '//7f99f97y+Av8X/////n//////9v99/Rh93//jbXc99Frnqe6AeIAAwAgQkSAQAAEDUBgQAAAQABAAwCQZQAAgAAAAkAAQAENxY100PVE/xFm' +
  'TVSgpAAgBAAAgAAADc/+sfWEhBJKAEADASQCIAEAAAAAAAAAEAAACAEBC/b5MAAQAAAAAAAADAgC0AAAAAAAAKAAAAwIbCAgABAAH/GAIAEvD/' +
  'eT8AJQAAAAoAAAAAAABAABADACkgAAABAACDAAAAAAEAAAAAAAAAAAAAAAD////Pfr4REAAAkgFGzfFeAAEAMBQEVRABBPY/egUEALCAIFV1l3' +
  '3fccx41UP1V2cUAQAAAAAALPfbH1Rgg2gFEIs4ugEAADAAJEQAABADMQIBAADw9f/X17xw1nh6FVAFpITpQQAAAGs5UnRA6DCQapIAAAL/7/9/' +
  'hVP07///8t3HTPVC/P//HwCAwFbMFp/7N33v/72krwFEGAFdTkoIUCgw4IAQICQA////b/4BBogqQBYBARUrPgEAABCQaUUCAgHhv78DAAAQ3K' +
  'fRVJ5E3/2PZrNVINTD2DA9gAAAAEz0EcWEb1AAIlB/v9sHACAQhLJFEAZEAAASAhEA8P/9fwUCFokAAAAIABAMAwAAAACDMAIohAAzwCMkAAAA' +
  'y+Q6RshU8f//fxYBAYRQB/z//w8BAEAQOAEBHBJA4XYWCAMQAAAAAQAAAAAAIiQKQIAAAA==';

let bitmap: string | undefined;

/** Is this a registered language subtag, such as `fr` or `swc`? */
export function isLanguageTag(tag: string): boolean {
  if (SHORT.has(tag)) return true;
  if (!/^[a-z]{3}$/.test(tag)) return false;
  bitmap ??= atob(LONG);
  const index = [...tag].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 97, 0);
  return ((bitmap.charCodeAt(index >> 3) >> (index & 7)) & 1) === 1;
}

/** XLSForm asks for the tag in parentheses at the end of the name: `French (fr)`. */
export function lacksLanguageTag(language: string): boolean {
  if (language === 'default' || language.length < 3) return false;
  const tag = /\((.*)\)$/.exec(language)?.[1];
  return tag === undefined || !isLanguageTag(tag);
}
