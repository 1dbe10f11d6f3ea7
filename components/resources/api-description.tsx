import { Fragment } from 'react';
import { dataTerms } from '@/content/data-terms';
import { OPENAPI_FILE } from '@/content/developers';
import { DATA_PATH } from '@/content/paths';
import { site } from '@/content/site';
import { calls } from '@/lib/api/calls';
import { exampleRecords } from '@/lib/records/tool-texts';
import { getSiteUrl } from '@/lib/seo/site-url';
import { SectionTitle } from '../learn/with-contents';
import { Code } from '../ui/code';
import { DataTable } from '../ui/data-table';
import { StaticHtml } from '../ui/static-html';

/** The sections of the description, in order. */
export const apiSections = [
  { id: 'calls', text: 'Calls' },
  { id: 'rules', text: 'Rules of all calls' },
  { id: 'examples', text: 'Examples' },
  { id: 'tell-us', text: 'If something is wrong' },
] as const;

/** The calls of the API, their errors, and examples, for programmers. */
export function ApiDescription() {
  return (
    <StaticHtml className="prose max-w-prose">
      <p>
        No key and no account is needed. For whole collections take the files at{' '}
        <a href={DATA_PATH}>{DATA_PATH}</a>: they are made for it. Terms: {dataTerms.text} What the{' '}
        <a href="/terms">terms of use</a> say of texts holds for answers too.
      </p>
      <SectionTitle of={apiSections} id="calls" />
      <DataTable
        caption="What can be asked"
        columns={['Address', 'Answer and parameters']}
        rows={calls.map(({ path, summary, parameters, errors }) => [
          <Address key="address" path={path} />,
          <Fragment key={path}>
            {summary}. Errors: {[...errors, 503].join(', ')}.
            {parameters.map(({ name, about, fallback }) => (
              <span key={name} className="block">
                <strong>{name}</strong>: {about}{' '}
                {typeof fallback === 'number' && `Default: ${fallback}.`}
              </span>
            ))}
          </Fragment>,
        ])}
      />
      <p>
        <a href={OPENAPI_FILE}>{OPENAPI_FILE}</a> describes all of them, the files at {DATA_PATH},
        the citations and the feeds as OpenAPI 3.1. It is made from the schemas that check each
        call, and each answer that our tests of the API get is held against it.
      </p>
      <p>
        An article as Markdown, with its references as footnotes and its figures as pictures with
        their tables, is at its own address with .md added.
      </p>
      <SectionTitle of={apiSections} id="rules" />
      <ul>
        <li>Answers are JSON in UTF-8. A list is a bare array.</li>
        <li>
          An error is an object with one field, <strong>error</strong>, for a person to read: 400
          for a parameter that cannot be read, 404 for what does not exist, 405 for any method but
          GET and HEAD, 503 while the content cannot be read.
        </li>
        <li>
          Answers carry an ETag. Send it back as If-None-Match, and an unchanged answer comes as 304
          without a body. Answers change only when the site is rebuilt.
        </li>
        <li>
          A script on a page of another site can read the files at {DATA_PATH} and nothing else. A
          program on a server, or in a shell, can read all.
        </li>
        <li>
          Ask for one thing at a time and keep what you have. There is no promise that this service
          is always there.
        </li>
      </ul>
      <SectionTitle of={apiSections} id="examples" />
      <p>
        Each runs as it stands: the first form in a shell, the second in a JavaScript module. A test
        of the site runs them all.
      </p>
      {exampleRecords.get().map(({ title, curl, code }) => (
        <div key={title}>
          <h3>{title}</h3>
          <Code text={curl.replaceAll('{site}', getSiteUrl())} />
          <Code text={code.replaceAll('{site}', getSiteUrl())} />
        </div>
      ))}
      <SectionTitle of={apiSections} id="tell-us" />
      <p>
        Write to <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a> with the address
        that you called and the answer you got. For a security hole, see{' '}
        <a href="/.well-known/security.txt">security.txt</a>.
      </p>
    </StaticHtml>
  );
}

/** A path that may wrap before a slash in narrow columns, but not within a word. */
function Address({ path }: { path: string }) {
  return path.split(/(?=\/)/).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ));
}
