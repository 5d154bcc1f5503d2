/** Room start: the tree of components of a site. For this room and server. */
import styled from '@emotion/styled';
import { ErrorBoundary, PageView, RemoteBlock } from '../part/part';
import { BlockContext, type BlockProps } from '@3eu/platform/page';
import { Frame, useCurrent } from '../navigation/site-router';
import { useSite } from '../site';

const WholeWindow = styled.main`
  display: grid;
  min-height: 100svh;
  > section:first-of-type {
    display: grid;
  }
`;

const renderBlock = (props: BlockProps) => <RemoteBlock {...props} />;

/** The whole site inside a router. A crash of the layout itself leaves the full-page error screen. */
export function App() {
  const { shell, onBrokenFrame } = useSite();
  const { CrashScreen, Layout } = shell;
  const crash = (error: unknown) => (
    <Frame>
      <WholeWindow id="main" tabIndex={-1}>
        <CrashScreen error={error} />
      </WholeWindow>
    </Frame>
  );
  return (
    <ErrorBoundary resetKey={useCurrent()} fallback={crash} onError={onBrokenFrame}>
      <BlockContext value={renderBlock}>
        <Layout>
          <PageView />
        </Layout>
      </BlockContext>
    </ErrorBoundary>
  );
}
