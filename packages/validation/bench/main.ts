import { printTable } from './measure.ts';
import { measurePasswords } from './password.ts';
import { measurePostalCodes } from './postal-code.ts';

console.log(`Node ${process.version}, ${process.platform} ${process.arch}`);
printTable('Password, all failures at once', measurePasswords());
printTable('Postal code', measurePostalCodes());
