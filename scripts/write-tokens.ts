/** `npx tsx scripts/write-tokens.ts`: writes the colours of app/tokens.css to lib/figures/tokens.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { toTokensModule } from './tokens-module';

writeFileSync('lib/figures/tokens.ts', toTokensModule(readFileSync('app/tokens.css', 'utf8')));
