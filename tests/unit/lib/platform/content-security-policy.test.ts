import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { toPagePolicy } from '@/lib/platform/content-security-policy';
import { filePolicy } from '@/lib/platform/security-headers.mjs';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** A policy's directives by name. */
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

test('a page may run its own files and exactly its inline scripts', () => {
  const html = '<script>one()</script><p>x</p><script async id="a">\n two("ü") </script>';
  expect(directives(toPagePolicy(html))['script-src']).toEqual([
    "'self'",
    hashOf('one()'),
    hashOf('\n two("ü") '),
  ]);
});

test('a page without inline scripts may run files only', () => {
  expect(directives(toPagePolicy('<p>x</p>'))['script-src']).toEqual(["'self'"]);
});

test('scripts from files and JSON-LD need no hash', () => {
  const html =
    '<script src="/a.js" async></script><script type="application/ld+json">{"a":1}</script>';
  expect(directives(toPagePolicy(html))['script-src']).toEqual(["'self'"]);
});

test('a script that occurs twice is hashed once', () => {
  const html = '<script>one()</script><script>one()</script>';
  expect(directives(toPagePolicy(html))['script-src']).toHaveLength(2);
});

test('a page may use its own style sheets and exactly its inline styles', () => {
  const html = '<style>p{a:b}</style><script>"<style>"</script>';
  expect(directives(toPagePolicy(html))['style-src-elem']).toEqual(["'self'", hashOf('p{a:b}')]);
  expect(directives(toPagePolicy('<p>'))['style-src-elem']).toEqual(["'self'"]);
});

test.each(['<style>p{a:b}', '<style media="print">p{a:b}</style>'])(
  'a style that cannot be parsed, %s, throws an error',
  (html) => {
    expect(() => toPagePolicy(html)).toThrow('a style that could not be read');
  },
);

test('a page allows no unsafe scripts, no plug-ins, and no foreign base, form or frame', () => {
  const policy = directives(toPagePolicy('<script>one()</script>'));
  expect(policy['script-src']?.join(' ')).not.toMatch(/unsafe|\*|https?:/);
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(policy['form-action']).toEqual(["'self'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy['worker-src']).toEqual(["'self'"]);
  expect(policy['manifest-src']).toEqual(["'self'"]);
});

test('no directive occurs twice, since browsers use only the first', () => {
  for (const policy of [toPagePolicy(''), filePolicy]) {
    const names = policy.split(';').map((directive) => directive.trim().split(' ')[0]);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a file that is not a page may run nothing', () => {
  const policy = directives(filePolicy);
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy).not.toHaveProperty('script-src');
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
});
