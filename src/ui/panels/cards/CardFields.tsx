import { type ReactNode, useId } from 'react';
import type { Card } from '../../../engine';
import { RulesText, useWords } from '../../kit';

/** The printed fields of a card. */
export function CardFields(props: { readonly card: Card; readonly onChange: (card: Card) => void }): ReactNode {
  const { t } = useWords();
  const { card, onChange } = props;
  const isSized = /Creature|Vehicle|Spacecraft/i.test(card.typeLine) || card.power !== null;
  const isPlaneswalker = /Planeswalker/i.test(card.typeLine);
  return (
    <div className="card-fields">
      <Field
        label={t('card.name')}
        value={card.name}
        onChange={(name) => onChange({ ...card, name })}
        maxLength={200}
      />
      <Field
        label={t('card.cost')}
        value={card.manaCost}
        placeholder="{2}{W}"
        onChange={(manaCost) => onChange({ ...card, manaCost: braced(manaCost) })}
        after={<RulesText text={card.manaCost} />}
        maxLength={60}
      />
      <Field
        label={t('card.types')}
        value={card.typeLine}
        placeholder={t('card.types.example')}
        onChange={(typeLine) => onChange({ ...card, typeLine: dashed(typeLine) })}
        maxLength={200}
      />
      <label className="field-row">
        <span>{t('card.text')}</span>
        <textarea
          className="text-field"
          rows={6}
          maxLength={10_000}
          value={card.text}
          onChange={(event) => onChange({ ...card, text: event.target.value })}
        />
      </label>
      {isSized && (
        <div className="field-pair">
          <Field
            label={t('card.power')}
            value={String(card.power ?? '')}
            onChange={(power) => onChange({ ...card, power: number(power) })}
          />
          <Field
            label={t('card.toughness')}
            value={String(card.toughness ?? '')}
            onChange={(toughness) => onChange({ ...card, toughness: number(toughness) })}
          />
        </div>
      )}
      {isPlaneswalker && (
        <Field
          label={t('card.loyalty')}
          value={String(card.loyalty ?? '')}
          onChange={(loyalty) => onChange({ ...card, loyalty: number(loyalty) })}
        />
      )}
    </div>
  );
}

function Field(props: {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly after?: ReactNode;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className="field-row">
      <label htmlFor={id}>{props.label}</label>
      <span className="field-line">
        <input
          id={id}
          className="text-field"
          value={props.value}
          placeholder={props.placeholder}
          maxLength={props.maxLength ?? 12}
          onChange={(event) => props.onChange(event.target.value)}
          autoComplete="off"
        />
        {props.after}
      </span>
    </div>
  );
}

/** Numbers as numbers, `*` and `1+*` as printed, nothing as none. */
function number(text: string): string | number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : trimmed;
}

/** People type `2WW`; cards print `{2}{W}{W}`. */
const braced = (text: string): string =>
  /^[0-9WUBRGCX]+$/i.test(text)
    ? (text.toUpperCase().match(/\d+|[WUBRGCX]/g) ?? []).map((symbol) => `{${symbol}}`).join('')
    : text;

/** A hyphen with spaces is the dash of a type line. */
const dashed = (text: string): string => text.replace(/ (-|--|–) /, ' — ');
