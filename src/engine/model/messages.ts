/** A value in a message: words come from message files, so the engine gives keys and facts, never sentences. */
export type MessageValue =
  | string
  | number
  | boolean
  | null
  | readonly MessageValue[]
  | { readonly object: string } // an object id: shown by its name
  | { readonly effect: string } // an effect key: shown by what it is called
  | { readonly player: string }
  | { readonly rule: string }
  | { readonly layer: string }
  | { readonly mana: string } // a mana cost, drawn as symbols
  | { readonly cardText: string } // words that a card says, shown in the card's voice
  | Message;

/** A message key of `src/messages/<language>/*.json` and its values. */
export type Message = { readonly key: string; readonly values?: { readonly [name: string]: MessageValue } };
