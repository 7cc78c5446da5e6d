/** Fetches the code that draws symbols: nobody who asks for no symbol needs it. */
export const loadDrawing = () => import('bwip-js/browser');

/** Draws a number as a QR code, and gives the picture's address. */
export async function drawCardCode(text: string): Promise<string> {
  const { drawingSVG, qrcode } = await loadDrawing();
  // The level of correction is an option of this symbology alone, which the types do not know.
  const options = { bcid: 'qrcode', text, scale: 3, eclevel: 'M' };
  return `data:image/svg+xml,${encodeURIComponent(qrcode(options, drawingSVG()))}`;
}
