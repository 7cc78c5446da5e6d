export { fareTable as fareConditions } from '@airline/contract';
