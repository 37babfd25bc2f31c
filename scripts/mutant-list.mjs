/**
 * `find` stands once in the layer loop, in whatever file.
 * @type {{ name: string, find: string, replace: string }[]}
 */
export const MUTANTS = [
  {
    name: 'dependencies are not asked anew after an application (613.8c)',
    find: 'recheck(changed, set, graph);',
    replace: 'void changed, set;',
  },
  {
    name: 'who reads what changed is asked anew, but not who depends on an effect that does something else now',
    find: 'stale.has(reader) ? reader.suspects : intersection(reader.suspects, moved)',
    replace: 'stale.has(reader) ? reader.suspects : []',
  },
  {
    name: 'losing an ability makes no dependency (613.8a)',
    find: 'return writer.removes && endedBy(writer, graph).has(node);',
    replace: 'return false;',
  },
  {
    name: 'in a loop any member may be next (613.8b)',
    find: 'if (component[0] !== node) continue;',
    replace: '',
  },
  {
    name: 'a loop does not wait for effects outside it',
    find: 'if (waitsInside(node, component, graph))',
    replace: 'if (component.length > 1 || waitsInside(node, component, graph))',
  },
  {
    name: 'what has begun does not go on in later layers (613.6)',
    find: 'begun.has(key) || !endedBy.has(key)',
    replace: '!begun.has(key) && !endedBy.has(key)',
  },
  {
    name: 'objects are looked for anew in every layer (613.6)',
    find: 'const begun = resolution.begun.get(instance.effect.key) ?? null;\n  const',
    replace: 'const begun = null;\n  const',
  },
  {
    name: 'an answer is kept though what it reads has changed',
    find: 'reader.asked = null; //',
    replace: '//',
  },
  {
    name: 'an answer by rows is kept though a row that it followed from has changed',
    find: 'if (reader.answer !== null && leavesAlone(touched, reader.answer.watching)) return false;',
    replace: 'if (reader.answer !== null) return false;',
  },
  {
    name: 'what an application does is kept though types that decide it have changed (205.3d)',
    find: ' || meets(changed, writer.inputs);',
    replace: ';',
  },
  {
    name: 'what an effect that asks rows would do is kept though a row has changed',
    find: 'spread.seen !== null && leavesAlone(touched, spread.seen)',
    replace: 'spread.seen !== null',
  },
  {
    name: 'the rows after a trial are kept though they have changed',
    find: 'if (writer.after !== null && leavesAlone(touched, writer.after.seen)) continue;',
    replace: 'if (writer.after !== null) continue;',
  },
  {
    name: 'what an application would do is kept though it has changed',
    find: 'if (isMoved || (writer.draft !== null && meets(changed, writer.writes))) writer.draft = null;',
    replace: '',
  },
  {
    name: 'who would lose an ability to whom is kept though it has changed',
    find: '    writer.ends = null;\n  }',
    replace: '  }',
  },
  {
    name: 'an effect with several parts takes abilities only if all of them do (305.7)',
    find: 'removes: parts.some(removes)',
    replace: 'removes: parts.every(removes)',
  },
  {
    name: 'nobody is asked whether it depends on an effect that a grant brings in the middle of a layer',
    find: 'if (writer.members.length === 1) tryNewWriter(',
    replace: 'if (graph.turn === 0 && writer.members.length === 1) tryNewWriter(',
  },
  {
    name: 'an effect that a grant brings in the middle of a layer is not asked on what it depends',
    find: 'if (reader.members === 1) tryAgain(',
    replace: 'if (graph.turn === 0 && reader.members === 1) tryAgain(',
  },
  {
    name: 'the version stays when dependencies come or go, so that a moment shows old ones',
    find: 'reader.found = found;\n  graph.version++;',
    replace: 'reader.found = found;',
  },
  {
    name: 'two objects that exchange something both get it from the same one (612.5)',
    find: 'return isExchange(part) && other !== undefined ?',
    replace: 'return false ?',
  },
];
