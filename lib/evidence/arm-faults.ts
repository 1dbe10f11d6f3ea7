type Interval = { value?: number; low?: number; high?: number };

/** Returns what is wrong with an interval, as messages. */
export function findIntervalFaults({ value, low, high }: Interval): string[] {
  if (low !== undefined && high !== undefined && low > high)
    return [`the interval ${low} to ${high} is upside down`];
  if (value === undefined) return [];
  return (low !== undefined && value < low) || (high !== undefined && value > high)
    ? [`the value ${value} lies outside its interval ${low} to ${high}`]
    : [];
}

type Counts = Interval & { n?: number; events?: number; percent?: number };

/** Returns what is wrong with the counts, percentage and interval of one group, as messages. */
export function findArmFaults(arm: Counts): string[] {
  const { n, events, percent } = arm;
  const faults = findIntervalFaults(arm);
  if (n === undefined || events === undefined) return faults;
  if (events > n) return [...faults, `${events} of ${n} is more than all`];
  if (percent === undefined) return faults;
  const decimals = String(percent).split('.')[1]?.length ?? 0;
  // Papers round the last digit up as well as down: 300 of 335 is 89.55 and is printed as 89.5.
  const exact = (100 * events) / n;
  if (Math.abs(exact - percent) < 10 ** -decimals) return faults;
  return [...faults, `${events} of ${n} is ${exact.toFixed(decimals + 1)}%, not ${percent}%`];
}
