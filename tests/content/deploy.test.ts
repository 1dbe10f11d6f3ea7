import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { filePolicy, securityHeaders, sharedResource } from '@/lib/platform/security-headers.mjs';
import { makeFolder } from '@/tests/fixtures/folder';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

/** As Compose reads it, with every variable replaced by its default. */
const composeText = read('compose.yaml').replace(/\$\{\w+:-([^}]*)\}/g, '$1');
const compose = parse(composeText, { merge: true });
const manifests = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS());
const deployments = manifests.filter(({ kind }) => kind === 'Deployment');

test('compose.yaml passes the published schema and the linter, which refuse a misspelt key', () => {
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const folder = makeFolder();
  const faultsIn = (text: string) => {
    folder.write('compose.yaml', text);
    return linter
      .lintFiles([join(folder.path, 'compose.yaml')], false)
      .flatMap(({ messages }) => messages)
      .flatMap(({ type, rule, message }) => (type === 'error' ? `${rule}: ${message}` : []));
  };
  expect(faultsIn(composeText)).toEqual([]);
  const slip = composeText.replace('read_only: true', 'readonly: true');
  expect(faultsIn(slip)).toEqual([expect.stringContaining('invalid-schema')]);
});

test('no service can write to its image, gain privileges or use the whole machine', () => {
  for (const [name, service] of Object.entries<Record<string, unknown>>(compose.services)) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    if (name === 'assets') continue;
    const limits = {
      cpus: expect.any(String),
      memory: expect.any(String),
      pids: expect.any(Number),
    };
    expect(service, name).toMatchObject({ deploy: { resources: { limits } } });
  }
});

test('no cluster container runs as root, gains privileges, writes to its image or lacks limits', () => {
  for (const { spec } of deployments) {
    const pod = spec.template.spec;
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const container of [...pod.containers, ...(pod.initContainers ?? [])]) {
      expect(container, container.name).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: { limits: { cpu: expect.any(String), memory: expect.any(String) } },
      });
    }
    for (const { readinessProbe, livenessProbe, name } of pod.containers) {
      expect([readinessProbe, livenessProbe], name).not.toContain(undefined);
    }
  }
});

test('everything the manifests refer to exists: labels, volumes, claims, configs, hosts, files', () => {
  const named = (kind: string) =>
    manifests.filter((manifest) => manifest.kind === kind).map(({ metadata }) => metadata.name);
  const { configMapGenerator } = parse(read('kustomization.yaml'));
  for (const { spec } of deployments) {
    const { metadata, spec: pod } = spec.template;
    expect(metadata.labels).toMatchObject(spec.selector.matchLabels);
    const volumes = pod.volumes.map(({ name }: { name: string }) => name);
    for (const { volumeMounts = [] } of [...pod.containers, ...(pod.initContainers ?? [])]) {
      for (const { name } of volumeMounts) expect(volumes).toContain(name);
    }
    for (const { persistentVolumeClaim, configMap } of pod.volumes) {
      if (persistentVolumeClaim)
        expect(named('PersistentVolumeClaim')).toContain(persistentVolumeClaim.claimName);
      if (configMap) expect(configMapGenerator[0].name).toBe(configMap.name);
    }
  }
  const labels = deployments.map(({ spec }) => spec.template.metadata.labels);
  for (const { kind, spec } of manifests) {
    if (kind === 'Service') expect(labels).toContainEqual(spec.selector);
    if (kind === 'PodDisruptionBudget') expect(labels).toContainEqual(spec.selector.matchLabels);
  }
  expect(read('nginx/upstream-kubernetes.conf')).toContain(`server ${named('Service')[0]}.`);
  expect(read('nginx/upstream-compose.conf')).toContain('server site:3000 resolve');
  for (const { file } of Object.values<{ file: string }>(compose.configs)) {
    expect(existsSync(`deploy/${file}`), file).toBe(true);
  }
  for (const file of configMapGenerator[0].files) {
    expect(existsSync(`deploy/${file.split('=').at(-1)}`), file).toBe(true);
  }
});

test('the stop grace period is longer than a shutdown takes', () => {
  const longest = 9;
  expect(Number.parseInt(compose.services.site.stop_grace_period, 10)).toBeGreaterThan(longest);
  const { spec } = deployments[0];
  const pause = Number(spec.template.spec.containers[0].lifecycle.preStop.exec.command[1]);
  expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(longest + pause);
  // A shell in between would not forward the signal.
  expect(readFileSync('Containerfile', 'utf8')).toMatch(
    /^USER node\n[\s\S]*^CMD \["node", "server.js"\]$/m,
  );
});

test('responses that nginx makes itself have the security headers of all others', () => {
  const headers = [...read('nginx/headers.conf').matchAll(/^add_header (\S+) "(.+)" always;$/gm)];
  const own = securityHeaders.filter(({ key }) => key !== sharedResource.key);
  expect(headers.map(([, key, value]) => ({ key, value }))).toEqual([
    ...own,
    { key: 'Content-Security-Policy', value: filePolicy },
  ]);
  const places = read('nginx/nginx.conf').split('include headers.conf;').slice(1);
  for (const place of places) expect(place).toMatch(/^\s+add_header Cross-Origin-Resource-Policy /);
  expect(places).toHaveLength(3);
});

test('nginx closes idle connections before Node does, and every upstream file uses one name', () => {
  const lists = readdirSync('deploy/nginx').filter((name) => name.startsWith('upstream'));
  for (const name of lists) {
    expect(read(`nginx/${name}`)).toMatch(/^upstream amide \{[\s\S]*^ {2}keepalive_timeout 4s;$/m);
  }
  expect(read('nginx/nginx.conf').match(/proxy_pass \S+;/g)).toEqual(
    Array(2).fill('proxy_pass http://amide;'),
  );
});
