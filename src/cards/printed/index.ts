import { animation } from './animation';
import { anthems } from './anthems';
import { artifacts } from './artifacts';
import { auras } from './auras';
import { colors } from './colors';
import { control } from './control';
import { copies } from './copies';
import { counters } from './counters';
import { creatures } from './creatures';
import { definingAbilities } from './defining-abilities';
import { equipment } from './equipment';
import { faceDown } from './face-down';
import { growth } from './growth';
import { landTypes } from './land-types';
import { lands } from './lands';
import { lords } from './lords';
import { losingAbilities } from './losing-abilities';
import { planeswalkers } from './planeswalkers';
import type { PrintedCard } from './printed-card';
import { switching } from './switching';
import { text } from './text';
import { tokens } from './tokens';
import { transforming } from './transforming';
import { twoFaced } from './two-faced';
import { types } from './types';

/** Every built-in card, theme by theme; tokens are in a list of their own (`tokens.ts`). */
export const printedCards: readonly PrintedCard[] = [
  ...lands,
  ...landTypes,
  ...animation,
  ...losingAbilities,
  ...anthems,
  ...lords,
  ...types,
  ...colors,
  ...text,
  ...control,
  ...copies,
  ...definingAbilities,
  ...equipment,
  ...auras,
  ...growth,
  ...switching,
  ...counters,
  ...faceDown,
  ...transforming,
  ...twoFaced,
  ...planeswalkers,
  ...creatures,
  ...artifacts,
];

export { tokens };
