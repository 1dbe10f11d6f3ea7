import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { compressAnswer } from './compress-answers';
import { filePolicy } from './content-security-policy';
import { securityHeaders } from './security-headers';

const POLICY = 'Content-Security-Policy';

/** Any address that the API does not have; see app/api/[[...path]]/route.ts. */
const REFUSAL = '/api/refused';

/**
 * Sees every request before the framework and completes every answer after it:
 * - any method but GET and HEAD, whatever it asks for, is led to the API's 405. The framework would answer
 *   TRACE with 500, DELETE with a page and, looking for a server action, render one for a form sent to it;
 * - redirects and refusals, which the framework sends without the configured headers, get them, and
 *   whatever is no page gets the policy of files;
 * - answers are compressed;
 * - a page in place of a missing file keeps the page's own policy, not both.
 */
export function guardServer(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null) return;
    if (!('request' in message && message.request instanceof IncomingMessage)) return;
    if (!('response' in message && message.response instanceof ServerResponse)) return;
    const { request, response } = message;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      request.method = 'PUT';
      request.url = REFUSAL;
    }
    compressAnswer(request, response);
    response.writeHead = new Proxy(response.writeHead, {
      apply(writeHead, self, parameters) {
        completeHeaders(response);
        return Reflect.apply(writeHead, self, parameters);
      },
    });
  });
}

function completeHeaders(response: ServerResponse): void {
  if (response.headersSent) return;
  for (const { key, value } of securityHeaders) {
    if (!response.hasHeader(key)) response.setHeader(key, value);
  }
  const policy = response.getHeader(POLICY);
  if (policy === undefined) response.setHeader(POLICY, filePolicy);
  const last = Array.isArray(policy) ? policy.at(-1) : undefined;
  if (last) response.setHeader(POLICY, last);
}
