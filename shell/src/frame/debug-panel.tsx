import styled from '@emotion/styled';
import { isLive } from '@3eu/engine/telemetry/reporter';
import { Facts, Section } from '@3eu/university/ui';
import { errorScreen } from '../content/error-screens';

function deliveryOfDocument() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const timing = entry?.serverTiming.map(({ name, description }) => `${name} ${description}`.trim()).join(', ');
  const compressed = entry && entry.encodedBodySize > 0 && entry.encodedBodySize < entry.decodedBodySize;
  const share = compressed ? Math.round((100 * entry.encodedBodySize) / entry.decodedBodySize) : 100;
  return {
    cdn: timing ? `announced by the server: ${timing}` : 'not announced by the server',
    compression: compressed
      ? `on: ${entry.encodedBodySize} of ${entry.decodedBodySize} bytes came over the network (${share} %)`
      : 'off, or served from this browser’s cache',
  };
}

/** The package and version of the first script that a stack names, as `campus 1f9a0f31ce09`. */
export function packageIn(stack: string): string {
  const [, name = 'shell', version] = /\/(?:remotes\/([\w-]+)|shell)\/([\w.-]+)\/web\//.exec(stack) ?? [];
  return version === undefined ? 'not named by the stack' : `${name} ${version}`;
}

/** Lines break anywhere: a stack is made of addresses. */
const Stack = styled.pre`
  margin-top: 20px;
  font-size: 0.875rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Status of hosting, CDN, analytics and compression (specification, section 2), and what went wrong. */
export function DebugPanel({ error }: { error: unknown }) {
  const { cdn, compression } = deliveryOfDocument();
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const hosted = isLive(location.hostname);
  return (
    <Section tone="ice" spacing="tight" label={errorScreen.debug}>
      <Facts
        title={errorScreen.debug}
        items={[
          {
            term: 'Hosting',
            value: hosted
              ? `the provider’s hosting (${location.hostname})`
              : `not the provider’s hosting (${location.hostname})`,
          },
          { term: 'CDN', value: cdn },
          {
            term: 'Analytics',
            value: hosted && SITE.telemetry.events ? 'on' : hosted ? 'off in the configuration' : 'off on this host',
          },
          { term: 'Compression', value: compression },
          { term: 'Package', value: packageIn(stack) },
        ]}
      />
      {/* Some browsers begin a stack with the message. */}
      <Stack>{stack.includes(message) ? stack : `${message}\n${stack}`}</Stack>
    </Section>
  );
}
