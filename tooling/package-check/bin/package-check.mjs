#!/usr/bin/env node
import { main } from '../src/main.ts';

process.exit(await main(process.argv.slice(2)));
