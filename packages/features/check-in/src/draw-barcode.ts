/** The symbols that resolution 792 has for a telephone and for paper. */
export const symbologies = ['azteccode', 'qrcode', 'pdf417'] as const;

export type Symbology = (typeof symbologies)[number];

/** Fetches the code that draws symbols. */
export const loadDrawing = () => import('bwip-js/browser');

/** Draws a text as a symbol, and gives the picture's address. The code that knows how is fetched here, and by nobody who looks at no pass. */
export async function drawBarcode(symbology: Symbology, text: string): Promise<string> {
  const { azteccode, drawingSVG, pdf417, qrcode } = await loadDrawing();
  // `parse` stays off: a text is what it is, whatever `^` it has.
  const common = { bcid: symbology, text, scale: 2 };
  // Options of one symbology alone are not among those that the types know.
  const ofQr = { ...common, eclevel: 'M' };
  // So many columns that the narrowest bar is two pixels wide on a small telephone.
  const ofPdf417 = { ...common, columns: 5, eclevel: '3' };
  const drawing = drawingSVG();
  const toSvg = (): string => {
    switch (symbology) {
      case 'azteccode':
        return azteccode(common, drawing);
      case 'qrcode':
        return qrcode(ofQr, drawing);
      case 'pdf417':
        return pdf417(ofPdf417, drawing);
    }
  };
  return `data:image/svg+xml,${encodeURIComponent(toSvg())}`;
}
