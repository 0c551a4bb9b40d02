/** What we use of a library that has no types of its own. */
declare module 'pdfmake' {
  interface Pdf {
    write(path: string): Promise<void>;
  }
  const pdfmake: {
    setFonts(fonts: object): void;
    setTableLayouts(layouts: object): void;
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    createPdf(definition: object): Pdf;
  };
  export default pdfmake;
}
