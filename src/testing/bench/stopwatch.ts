/** The median time of some calls in milliseconds, after a few that do not count; for at most `budget` milliseconds. */
export function median(run: () => unknown, budget: number): number {
  const begin = performance.now();
  const times: number[] = [];
  for (let call = 0; call < 5 && performance.now() - begin < budget / 2; call++) run();
  do {
    const start = performance.now();
    run();
    times.push(performance.now() - start);
  } while (performance.now() - begin < budget && times.length < 200);
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length / 2)] ?? 0;
}

/** How the time grows: 1 is in proportion, 2 with the square. */
export const exponent = (small: number, large: number, factor: number): number =>
  Math.log(large / small) / Math.log(factor);
