import { createOpenApiDocument } from '../src/openapi/index.ts';
import { readDescriptions } from './read-descriptions.ts';

/** Where the document is kept. */
export const openApiFile = new URL('../openapi.json', import.meta.url);

/** Gives the text of the document as it is kept: made from the table of endpoints, and described by the source. */
export function openApiText(): string {
  return `${JSON.stringify(createOpenApiDocument(readDescriptions()), null, 2)}\n`;
}
