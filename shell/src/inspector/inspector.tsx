import styled from '@emotion/styled';
import { useState, type FormEvent } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { blockAttribute } from '@3eu/shared/contract/elements';
import { Button, color, space, Table, type Column } from '@3eu/shared/ui';
import { TextField } from '@3eu/shared/ui/forms';
import type { Services } from '../services';
import { inspector as words } from '../content/inspector';
import { loopbackOrigin, override, readOverrides } from '../remotes/overrides';
import { readDocumentState } from '../remotes/document-data';
import { Outlines } from './outlines';
import { inspectedPackages, type InspectedPackage } from './packages';

const Panel = styled.aside`
  position: fixed;
  inset: auto 0 0;
  max-height: 50vh;
  padding: ${space[16]} ${space.gutter};
  overflow: auto;
  background: ${color.white};
  color: ${color.ink900};
  border-top: 3px solid ${color.coral600};
  z-index: 1001;
  h2 {
    margin-right: auto;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[12]};
  margin-block: ${space[12]};
`;

/** How long the entry took, from the browser's own record. */
function timeOf(entry: string | null): string {
  const [resource] = entry === null ? [] : performance.getEntriesByName(new URL(entry, location.href).href);
  return resource ? words.milliseconds(resource.duration) : words.nothing;
}

const cells: Record<keyof typeof words.columns, (row: InspectedPackage) => string> = {
  name: ({ name }) => name,
  version: ({ version }) => version,
  parts: ({ parts }) => parts.join(', ') || words.nothing,
  state: ({ state }) => state ?? words.nothing,
  time: ({ entry }) => timeOf(entry),
  shared: ({ shared }) => shared.join(', ') || words.nothing,
};

const columns = (Object.keys(cells) as (keyof typeof cells)[]).map((key): Column<InspectedPackage> => ({
  key,
  header: words.columns[key],
  cell: cells[key],
  rowHeader: key === 'name',
}));

/** A field to take a remote from another address, or a button to take that back. */
function Override({ name }: { name: string }) {
  const [error, setError] = useState(false);
  const current = readOverrides().get(name);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const origin = loopbackOrigin(new FormData(event.currentTarget).get('origin'));
    if (origin) override(name, origin);
    else setError(true);
  };
  return (
    <form method="dialog" onSubmit={onSubmit} noValidate>
      <Row>
        <TextField
          label={words.address(name)}
          name="origin"
          type="url"
          placeholder={words.placeholder}
          defaultValue={current ?? ''}
          error={error && words.notLocal}
        />
        <Button type="submit" size="sm">
          {words.use}
        </Button>
        {current && (
          <Button size="sm" variant="secondary" onClick={() => override(name, null)}>
            {words.release}
          </Button>
        )}
      </Row>
    </form>
  );
}

/** Which package owns which part of the page, and what each is doing. For developers, on loopback addresses. */
export function Inspector({ packages, onClose }: { packages: readonly InspectedPackage[]; onClose: () => void }) {
  return (
    <>
      <Outlines packages={packages} />
      <Panel aria-label={words.title}>
        <Row>
          <h2>{words.title}</h2>
          <Button size="sm" variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
        </Row>
        <Table caption={words.title} captionHidden columns={columns} rows={packages} rowKey={({ name }) => name} />
        {packages
          .filter(({ entry }) => entry !== null)
          .map(({ name }) => (
            <Override key={name} name={name} />
          ))}
      </Panel>
    </>
  );
}

let root: Root | undefined;

function close() {
  root?.unmount();
  root = undefined;
}

/** Opens the inspector on the page that is shown, or closes it. */
export async function toggle(services: Services): Promise<void> {
  if (root) return close();
  // Only a registry that was looked up knows the remotes of other pages and what each page needs.
  await services.pages.registry.discover({ asked: true }).catch(() => {});
  const blocks = [...document.querySelectorAll(`[${blockAttribute}]`)].map((element) =>
    element.getAttribute(blockAttribute)!,
  );
  const { shellVersion } = readDocumentState();
  const packages = inspectedPackages(services, { path: location.pathname, blocks, shellVersion });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Inspector packages={packages} onClose={close} />);
}
