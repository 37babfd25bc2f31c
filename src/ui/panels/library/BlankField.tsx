import { type ReactNode, useId } from 'react';
import { BASIC_LAND_TYPES, COLORS, KEYWORD_COUNTERS } from '../../../engine';
import { useDebugger } from '../../../state';
import { useNames, useWords } from '../../kit';
import { COUNTERS } from '../board/CounterMenu';
import type { Blank } from './palette';

/** A blank of a sentence: a list where the rules know all that can stand there, a field with suggestions elsewhere. */
export function BlankField(props: {
  readonly blank: Blank;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const { t } = useWords();
  const { blank, value, onChange } = props;
  const label = t(`blank.${blank.kind}`);
  switch (blank.kind) {
    case 'number':
    case 'signed':
      return (
        <input
          className="blank"
          aria-label={label}
          value={value}
          maxLength={4}
          inputMode="numeric"
          onChange={(event) => onChange(event.target.value.replace(/[^0-9+\-−]/g, ''))}
          onBlur={() => onChange(blank.kind === 'signed' ? signed(value) : value || '0')}
        />
      );
    case 'color':
      return <ListBlank label={label} value={value} options={COLORS.map(same)} onChange={onChange} />;
    case 'basic-land':
      return <ListBlank label={label} value={value} options={BASIC_LAND_TYPES.map(same)} onChange={onChange} />;
    case 'counter':
      return <ListBlank label={label} value={value} options={COUNTERS.map(same)} onChange={onChange} />;
    case 'player':
      return <PlayerBlank label={label} value={value} onChange={onChange} />;
    case 'object':
      return <ObjectBlank label={label} value={value} onChange={onChange} />;
    case 'types':
      return <SuggestBlank label={label} value={value} suggestions={TYPES} onChange={onChange} />;
    case 'keyword':
      return <SuggestBlank label={label} value={value} suggestions={KEYWORDS} onChange={onChange} />;
    case 'text':
      return <SuggestBlank label={label} value={value} suggestions={[]} onChange={onChange} />;
  }
}

type Field = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void };
type Option = { readonly value: string; readonly label: string };
const same = (value: string): Option => ({ value, label: value });
const signed = (value: string): string => (/^[+−-]/.test(value) ? value.replace('−', '-') : `+${value || '0'}`);

function ListBlank(props: Field & { readonly options: readonly Option[] }): ReactNode {
  return (
    <select
      className="blank"
      aria-label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    >
      {props.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function PlayerBlank(props: Field): ReactNode {
  const players = useDebugger((state) => state.board.players);
  return <ListBlank {...props} options={players.map(({ id, name }) => ({ value: id, label: name ?? id }))} />;
}

function ObjectBlank(props: Field): ReactNode {
  const names = useNames();
  const objects = useDebugger((state) => state.board.objects);
  const options = objects.map(({ id }) => ({ value: id, label: names.object(id) }));
  return <ListBlank {...props} options={[{ value: '', label: '…' }, ...options]} />;
}

function SuggestBlank(props: Field & { readonly suggestions: readonly string[] }): ReactNode {
  const id = useId();
  return (
    <>
      <input
        className="blank"
        aria-label={props.label}
        value={props.value}
        maxLength={40}
        list={id}
        onChange={(event) => props.onChange(event.target.value)}
        spellCheck={false}
      />
      <datalist id={id}>
        {props.suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}

// What people ask for most; anything else can be typed.
const KEYWORDS = [...KEYWORD_COUNTERS, 'protection from red', 'ward {2}', 'defender', 'flash', 'islandwalk'];
const TYPES = ['artifact', 'enchantment', 'creature', 'land', 'Elf', 'Goblin', 'Human', 'Zombie', 'Dragon', 'Wall'];
