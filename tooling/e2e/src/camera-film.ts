import { writeFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

const [width, height] = [640, 480];

/**
 * Writes a film of one frame that shows a picture on white, as a camera would see it: YUV4MPEG2, which Chromium plays in the place of its
 * camera. The page draws the picture, since Node cannot.
 */
export async function writeFilm(page: Page, picture: Uint8Array, path: string): Promise<void> {
  const source = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`;
  const luma = await page.evaluate(
    async ({ source: from, width: across, height: down }) => {
      const image = new Image();
      image.src = from;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [across, down];
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('The page has no canvas.');
      context.fillStyle = 'white';
      context.fillRect(0, 0, across, down);
      const scale = Math.min(1.5, (across - 40) / image.width, (down - 40) / image.height);
      const [drawnWidth, drawnHeight] = [image.width * scale, image.height * scale];
      context.drawImage(image, (across - drawnWidth) / 2, (down - drawnHeight) / 2, drawnWidth, drawnHeight);
      const { data } = context.getImageData(0, 0, across, down);
      return Array.from({ length: across * down }, (_, pixel) => data[pixel * 4] ?? 0);
    },
    { source, width, height },
  );
  const colourless = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(luma), colourless]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(path, Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)]));
}
