import { expect, test } from 'vitest';
import { CITATION_GROUP, parseCitationGroup } from '@/lib/markdown/citation-keys';

test.each([
  ['[@doe-2021]', ['doe-2021']],
  ['[@a; @b]', ['a', 'b']],
  ['[@a;@b;  @c]', ['a', 'b', 'c']],
  ['[@2021-doe]', ['2021-doe']],
])('%s cites %j', (group, keys) => {
  expect(parseCitationGroup(group)).toEqual(keys);
});

test.each(['[@]', '[@A]', '[@a, @b]', '[@a; b]', '[@a;]', '[@-a]', '[@a b]', '[@a p. 3]'])(
  '%s is refused with the two forms there are',
  (group) => {
    expect(() => parseCitationGroup(group)).toThrow(
      `write a citation as [@key] or [@first; @second], not "${group}"`,
    );
  },
);

test('groups are found within a line', () => {
  expect('a [@b] and [@c; @d], not [e] or [@f\n]'.match(CITATION_GROUP)).toEqual([
    '[@b]',
    '[@c; @d]',
  ]);
});
