/** `npm run docs:rules-text` */
import { writeFileSync } from 'node:fs';
import { rulesTextPage } from './rules-text-page';

writeFileSync(new URL('../../../docs/rules-text.md', import.meta.url), rulesTextPage());
