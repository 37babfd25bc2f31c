import { describe, expect, test } from 'vitest';
import { createWords, NO_NAMES } from '../../messages';
import { evaluationOf } from '../../testing/board-of';
import { moonEvaluation } from '../../testing/moon-board';
import { effectKey, objectId } from '../model/ids';
import { describeStep } from './describe-step';
import { describeStop } from './describe-stop';
import { explain } from './explain';
import { neighbor, placesToVisit, stepNumber } from './places';
import { changingAspects, placeOfLayer, runTo } from './stops';
import type { Trace } from './types';
import { waitedFor, waitsOf } from './waited';

const words = createWords();

/** Blood Moon; Urborg never applies; a +1/+1 counter; Giant Growth. */
const { trace } = moonEvaluation;

describe('a step in words', () => {
  test('613.8b: Blood Moon goes before Urborg, which is older but waits', () => {
    expect(describeStep(trace, 1)).toMatchObject({
      title: { key: 'step.before', values: { effect: { effect: 'moon/0' }, others: [{ effect: 'urborg/0' }] } },
      sentences: [{ key: 'step.why-before' }, { key: 'step.change.land', values: { count: 3 } }],
      rule: '613.8b',
    });
  });

  test('an effect whose ability is gone says what it waited for and who took it', () => {
    expect(waitedFor(trace, 1)).toEqual(['moon/0']);
    expect(describeStep(trace, 2)).toMatchObject({
      title: { key: 'step.never' },
      sentences: [{ key: 'step.why-waited' }, { key: 'step.never-gone-by', values: { other: { effect: 'moon/0' } } }],
    });
  });

  test('613.8c: what waited for an effect that is gone by then is next, and not in timestamp order', () => {
    const evaluation = evaluationOf({
      bell: 'Kormus Bell',
      urborg: 'Urborg, Tomb of Yawgmoth',
      moon: 'Blood Moon',
      swamp: 'Swamp',
    });
    const { trace: bell } = evaluation;
    const steps = bell.steps.map((step) => (step.kind === 'applies' ? step.effect : step.kind));
    expect(steps.slice(0, 3)).toEqual(['moon/0', 'never-applies', 'bell/0']);
    expect(waitsOf(bell, 2)).toEqual({ applied: [], gone: ['urborg/0'], ended: [] });
    expect(waitedFor(bell, 2)).toEqual(['urborg/0']); // what the timeline draws
    const { sentences, rule } = describeStep(bell, 3);
    expect(sentences[0]).toMatchObject({ key: 'step.why-waited-gone', values: { others: [{ effect: 'urborg/0' }] } });
    expect(rule).toBe('613.8c');
    const reasons = explain(evaluation, objectId('swamp'), 'types')?.reasons;
    expect(reasons?.map(({ key }) => key)).toContain('waited-gone');
  });

  test('613.7a: of one timestamp the later says so, and whether it is printed or was granted', () => {
    const objects = {
      bear: 'Grizzly Bears',
      rune: { card: 'Rune of Flight', attachedTo: 'hammer' },
      hammer: { card: 'Colossus Hammer', attachedTo: 'bear' },
    };
    const said = (trace: Trace) =>
      trace.steps.flatMap((step, index) =>
        step.kind === 'applies' && step.layer === '6' ? [describeStep(trace, index + 1)] : [],
      );
    const [rune, printed, granted] = said(evaluationOf(objects).trace);
    expect(rune?.sentences[0]?.key).toBe('step.why-oldest');
    expect(printed?.sentences[0]?.key).toBe('step.why-after');
    expect(granted).toMatchObject({ sentences: [{ key: 'step.why-granted' }, {}], rule: '613.7a' });
    const two = {
      card: { name: 'Two', typeLine: 'Enchantment', text: 'Creatures have flying.\nCreatures have trample.' },
    };
    const [first, second] = said(evaluationOf({ two, bear: 'Grizzly Bears' }).trace);
    expect(first?.sentences[0]?.key).toBe('step.why-oldest');
    expect(second?.sentences[0]).toMatchObject({ key: 'step.why-same-timestamp', values: { others: [{}] } });
  });

  test("113.11: a step that gives what its object can't have says so", () => {
    const { trace: barred } = evaluationOf(
      { arch: 'Archetype of Courage', ogre: { card: 'Gray Ogre', controller: 'B' }, bear: 'Grizzly Bears' },
      {
        effects: ['ogre', 'bear'].map((target) => ({
          id: `to-${target}`,
          text: 'Target creature gains first strike until end of turn.',
          targets: [target],
        })),
      },
    );
    const of = (effect: string) =>
      describeStep(barred, barred.steps.findIndex((step) => step.kind === 'applies' && step.effect === effect) + 1);
    expect(of('to-ogre')).toMatchObject({
      sentences: [{}, { key: 'step.changes-none-barred', values: { barred: [{ cardText: 'first strike' }] } }],
      rule: '113.11',
    });
    expect(of('to-bear').sentences[1]?.key).toBe('step.change.creature');
  });

  test('613.7: what follows its timestamp names what went before it in its layer', () => {
    expect(describeStep(trace, 4)).toMatchObject({ title: { key: 'step.applies' }, rule: '613.7' });
    expect(describeStep(trace, 4).sentences[0]?.key).toBe('step.why-after');
    expect(waitedFor(trace, 3)).toEqual([]);
  });

  test('the start says how many effects are to come', () => {
    expect(describeStep(trace, 0)).toMatchObject({ sentences: [{ key: 'step.start', values: { count: 4 } }] });
  });

  test('613.6: that an effect goes on although its ability is gone is a step of its own, just before it applies', () => {
    const humility = evaluationOf({ opalescence: 'Opalescence', humility: 'Humility' }).trace;
    const told = humility.steps.map((step) => ('effect' in step ? `${step.layer} ${step.effect} ${step.kind}` : ''));
    expect(told).toEqual([
      '4 opalescence/0 applies',
      '6 humility/0 applies',
      '7b opalescence/0 applies', // which makes no creature of itself, so Humility left it its ability
      '7b humility/0 goes-on',
      '7b humility/0 applies',
    ]);
    expect(describeStep(humility, 4)).toMatchObject({ title: { key: 'step.continues' }, rule: '613.6' });
    expect(describeStep(humility, 5)).toMatchObject({ title: { key: 'step.applies' }, rule: '613.7' });
    expect(humility.changesOf(3)).toEqual([]);
  });

  test('613.8b, 613.8c: a loop and an order that was worked out anew have steps of their own', () => {
    const loop = evaluationOf({
      limb: 'Life and Limb',
      moon: 'Blood Moon',
      bayou: 'Bayou',
      sap: { card: 'Saproling', token: true },
    }).trace;
    expect(describeStep(loop, 1)).toMatchObject({ title: { key: 'step.loop' }, rule: '613.8b' });
    const xenograft = { card: 'Xenograft', choices: { creatureType: 'Zombie' } };
    const anew = evaluationOf({
      urborg: 'Urborg, Tomb of Yawgmoth',
      xenograft,
      bell: 'Kormus Bell',
      forest: 'Forest',
    }).trace;
    const at = anew.steps.findIndex((step) => step.kind === 'reordered');
    expect(describeStep(anew, at + 1)).toMatchObject({
      title: { key: 'step.reordered', values: { next: { effect: 'bell/0' }, instead: { effect: 'xenograft/1' } } },
      rule: '613.8c',
    });
  });

  test('a node says how many change, and by how much where it is one size', () => {
    expect(describeStop(trace, 0)).toEqual({ key: 'stop.change.land', values: { count: 3 } });
    expect(describeStop(trace, 1)).toEqual({ key: 'stop.never', values: {} });
    expect(describeStop(trace, 2)).toMatchObject({ key: 'stop.size', values: { before: '2/2', after: '3/3' } });
  });

  test("613.4b: a size that is each one's own is not said of all of them", () => {
    const { trace: opal } = evaluationOf({
      humility: 'Humility',
      opalescence: 'Opalescence',
      anthem: 'Glorious Anthem',
      evening: 'Enchanted Evening',
    });
    const sets = opal.steps.findIndex(
      (step) => step.kind === 'applies' && step.layer === '7b' && step.effect === 'opalescence/0',
    );
    expect(describeStop(opal, sets).key).toBe('stop.change.creature');
  });

  test('a node says what all its objects get; what has no short form is only counted', () => {
    const spoken = (text: string) => {
      const song = { card: { name: 'Song', typeLine: 'Enchantment', text } };
      const found = evaluationOf({ song, one: 'Grizzly Bears', two: 'Grizzly Bears', three: 'Serra Angel' }).trace;
      return words.plain(describeStop(found, 0), { ...NO_NAMES, player: () => 'A' });
    };
    const moon = evaluationOf({ moon: 'Blood Moon', bayou: 'Bayou', arbor: 'Dryad Arbor', forest: 'Forest' }).trace;
    expect(words.plain(describeStop(moon, 0))).toBe('2 lands are Mountains');
    expect(spoken('Creatures you control get +1/+1.')).toBe('3 creatures: +1/+1');
    expect(spoken('Creatures you control have trample.')).toBe('3 creatures: trample');
    expect(spoken('Creatures you control are black.')).toBe('3 creatures: black');
    expect(spoken('All creatures are artifacts in addition to their other types.')).toBe(
      '3 creatures are also artifacts',
    );
    expect(spoken('Bears are Elves in addition to their other creature types.')).toBe('2 creatures: also Elf');
    expect(spoken('All creatures lose all abilities.')).toBe('three: no abilities');
    expect(spoken('Creatures you control have base power and toughness 1/1.')).toBe('3 creatures: 1/1');
  });
});

describe('places and stops', () => {
  test('only applications are counted: 1 of 3', () => {
    expect(stepNumber(trace, 1)).toEqual({ number: 1, of: 3 });
    expect(stepNumber(trace, 2)).toEqual({ number: 1, of: 3 });
    expect(stepNumber(trace, 4)).toEqual({ number: 3, of: 3 });
  });

  test('entries that change nothing can be passed over', () => {
    expect(placesToVisit(trace, true)).toEqual([0, 1, 2, 3, 4]);
    expect(placesToVisit(trace, false)).toEqual([0, 1, 3, 4]);
    expect(neighbor([0, 1, 3, 4], 1, 'next')).toBe(3);
    expect(neighbor([0, 1, 3, 4], 2, 'previous')).toBe(1);
    expect(neighbor([0, 1, 3, 4], 4, 'next')).toBe(4);
  });

  test('run to the next change of an object, of a characteristic, of an effect, to a layer', () => {
    const bear = objectId('bear');
    expect(runTo(trace, 0, { kind: 'object', object: bear })).toBe(3);
    expect(runTo(trace, 3, { kind: 'aspect', object: bear, aspect: 'size' })).toBe(4);
    expect(runTo(trace, 3, { kind: 'aspect', object: bear, aspect: 'subtypes' })).toBeNull();
    expect(runTo(trace, 4, { kind: 'effect', effect: effectKey('urborg/0') }, 'previous')).toBe(2);
    expect(runTo(trace, 0, { kind: 'layer', layer: '7c' })).toBe(3);
    expect(changingAspects(trace, bear)).toEqual(['size']);
  });

  test('a layer in which nothing happens lies after all earlier ones', () => {
    expect(placeOfLayer(trace, '1a')).toBe(0);
    expect(placeOfLayer(trace, '4')).toBe(1);
    expect(placeOfLayer(trace, '6')).toBe(2);
  });
});
