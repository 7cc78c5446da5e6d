import { ctm } from './ctm.ts';
import { errors } from './errors.ts';
import { shell } from './shell.ts';
import { traveller } from './traveller.ts';
import { webview } from './webview.ts';

export const en = { ctm, errors, shell, traveller, webview } as const;
