import { useQuery } from '@tanstack/react-query';
import { useAddressState } from '@/components/ui/use-address-state';
import {
  type Comparison,
  compareSubstances,
  parseResults,
  parseSubstance,
  toComparedFile,
} from '@/lib/peptides/compare';
import { withParameters } from '@/lib/text/to-address';

export type Choice = { a: string; b: string };

/** Two substances and their comparison, computed at build time. */
export type PreparedComparison = Choice & { comparison: Comparison };

const choiceInAddress = {
  parse: (params: URLSearchParams): Choice => ({
    a: params.get('a') ?? '',
    b: params.get('b') ?? '',
  }),
  format: ({ a, b }: Choice, current: URL) => withParameters(current, { a, b }),
};

type Result =
  | { status: 'ready'; comparison: Comparison }
  | { status: 'loading' }
  | { status: 'open'; message: string }
  | { status: 'failed'; retry: () => void };

/** Returns the two substances in the URL, or the prepared ones if it names none, and their comparison. */
export function useComparison(
  names: ReadonlyMap<string, string>,
  example: PreparedComparison,
): { choice: Choice; change: (changed: Partial<Choice>) => void; result: Result } {
  const [asked, changeAsked] = useAddressState(choiceInAddress);
  const choice = asked.a || asked.b ? asked : { a: example.a, b: example.b };
  const isExample = choice.a === example.a && choice.b === example.b;
  const message = toMessage(choice, names);
  const isWanted = !isExample && !message;
  const first = useFile([choice.a], parseSubstance, isWanted);
  const second = useFile([choice.b], parseSubstance, isWanted);
  const isPair = first.data?.pairs.includes(choice.b) ?? false;
  const results = useFile([choice.a, choice.b], parseResults, isWanted && isPair);
  return {
    choice,
    change: (changed) => changeAsked(() => ({ ...choice, ...changed })),
    result: toResult(),
  };

  function toResult(): Result {
    if (message) return { status: 'open', message };
    if (isExample) return { status: 'ready', comparison: example.comparison };
    const measured = isPair ? results.data : {};
    if (first.data && second.data && measured)
      return { status: 'ready', comparison: compareSubstances(first.data, second.data, measured) };
    const asked = isPair ? [first, second, results] : [first, second];
    if (asked.some(({ isFetching }) => isFetching)) return { status: 'loading' };
    return {
      status: 'failed',
      retry: () => {
        for (const { data, refetch } of asked) if (!data) void refetch();
      },
    };
  }
}

/** Fetches the file of one substance, or of two in the order in which they were chosen. */
function useFile<Data>(
  slugs: readonly string[],
  select: (answer: unknown) => Data,
  enabled: boolean,
) {
  return useQuery({ queryKey: [toComparedFile(...slugs)], select, enabled });
}

/** Returns what is missing before the two can be compared; '' if nothing is. */
function toMessage({ a, b }: Choice, names: ReadonlyMap<string, string>): string {
  const unknown = [a, b].find((slug) => slug && !names.has(slug));
  if (unknown) return `“${unknown}” is not in the library. Choose one from the list.`;
  if (!a || !b) return 'Choose a second substance.';
  return a === b ? 'Choose two different substances.' : '';
}
