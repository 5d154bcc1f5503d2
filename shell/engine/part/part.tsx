/**
 * Room part: a part of a document: its page, or a block on it. Both are prerendered, taken over by React when their
 * script comes, and kept as they are where it fails, now or later. What is around a part is not affected. For start;
 * shells show blocks with it.
 */
import {
  Component,
  memo,
  Suspense,
  use,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { BlockModule, BlockProps, PageModule } from '@3eu/platform/contract';
import {
  blockAttribute,
  dehydratedAttribute,
  dehydratedHtml,
  hydratedEvent,
  pageAttribute,
} from '@3eu/platform/contract/elements';
import { ParamsContext, useHydrated } from '@3eu/platform/page';
import { BlockContext, noBlock } from '@3eu/platform/page/block';
import { PageNotesContext } from '@3eu/platform/page/notes';
import type { Source } from '../federation/loader';
import { ownerOf } from '../federation/registry-client';
import { useShown } from '../navigation/site-router';
import { useSite, type Mark, type Prerendered } from '../site';
import { tellWrittenBefore } from './written-before';

type BoundaryProps = {
  fallback: (error: unknown) => ReactNode;
  /** Another value tries the children again. */
  resetKey?: unknown;
  /** Called once for each error. Reporting it is the business of React's root (`onCaughtError`). */
  onError?: () => void;
  children: ReactNode;
};

/** Keeps an error of its children from breaking what is around them. React offers this to class components only. */
export class ErrorBoundary extends Component<BoundaryProps, { failure: { error: unknown } | null; resetKey: unknown }> {
  override state = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: { resetKey: unknown }) {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { failure } = this.state as { failure: { error: unknown } | null };
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}

const selectorOf = ([attribute, value]: Mark) => (value === '' ? `[${attribute}]` : `[${attribute}="${value}"]`);

type RunningProps = {
  mark: Mark;
  /** The document brought it, and the visitor may have changed its fields since. */
  isPrerendered: boolean;
  children: ReactNode;
};

/** The element of a part that React runs. */
export function Running({ mark: [attribute, value], isPrerendered, children }: RunningProps) {
  const element = useRef<HTMLDivElement>(null);
  // A part whose script was very late has been marked in the meantime.
  useEffect(() => element.current?.removeAttribute(dehydratedAttribute), []);
  const isTakenOver = useRef(false);
  useEffect(() => {
    // Effects run again when the visitor comes back to a page that was hidden.
    if (isTakenOver.current) return;
    isTakenOver.current = true;
    const part = element.current!;
    const takeOver = async () => {
      if (isPrerendered) await tellWrittenBefore(part);
      // Early presses are replayed after the fields are restored, because a form's next step depends on them.
      part.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
    };
    void takeOver();
  }, [isPrerendered]);
  return (
    <div ref={element} {...{ [attribute]: value }}>
      {children}
    </div>
  );
}

/** A part as the document brought it: a page whose script throws can still be read. */
function Restored({ mark }: { mark: Mark }) {
  const [attribute, value] = mark;
  const copy = useSite().prerenderedPart(mark);
  const putBack = useCallback(
    (element: HTMLDivElement | null) => {
      if (copy) element?.replaceChildren(...copy.cloneNode(true).childNodes);
    },
    [copy],
  );
  return copy ? <div ref={putBack} {...{ [attribute]: value, [dehydratedAttribute]: '' }} /> : null;
}

/**
 * A prerendered part that React leaves as it is, marked, so that what would have needed the script is shown open. Where
 * the visitor has gone on before React came to it, React makes the element anew, and it is put back.
 * @throws for a page, whose boundary does that, and says so.
 */
function Kept({ mark: [attribute, value] }: { mark: Mark }) {
  const element = useRef<HTMLDivElement>(null);
  const [isMadeAnew] = useState(useHydrated());
  useEffect(() => element.current?.setAttribute(dehydratedAttribute, ''), []);
  if (isMadeAnew && attribute === pageAttribute) throw new Error('The script of this page did not come.');
  if (isMadeAnew) return <Restored mark={[attribute, value]} />;
  return <div ref={element} {...{ [attribute]: value }} {...dehydratedHtml} />;
}

type PartProps<Module> = Omit<RunningProps, 'children'> & {
  /** What it is rendered with, where that was loaded before. */
  loaded?: Module | undefined;
  /** Where that is loaded from: React leaves a prerendered part alone until then. */
  source: Source<Module>;
  /** Its script is loaded when the visitor comes near, or does anything. Default: at once. */
  when?: Prerendered['when'];
  children: (module: Module) => ReactNode;
};

function Part<Module>({ mark, isPrerendered, loaded, source, when, children }: PartProps<Module>) {
  const { hydrate } = useSite();
  const { instance } = useShown();
  // Not what the loader has by now: React wants a part that has waited to go on asking what it waited for.
  const module =
    loaded ??
    source.value ??
    use(hydrate(source, instance, isPrerendered ? { selector: selectorOf(mark), when } : undefined));
  if (!module) return isPrerendered ? <Kept mark={mark} /> : null;
  return (
    <Running mark={mark} isPrerendered={isPrerendered}>
      {children(module)}
    </Running>
  );
}

const noParams = {};
const pageMark = [pageAttribute, ''] as const;

/** The page that a navigation ended with, or the screen shown instead. */
export function PageView() {
  const { loader, shell, prerenderedPart } = useSite();
  const { CrashScreen, BrokenNote, SectionUnavailable } = shell;
  const shown = useShown();
  const { outcome } = shown;
  if (outcome.kind === 'unavailable') return <SectionUnavailable />;
  const { source, params = noParams } = outcome.page;
  const discard = () => loader.discard(source);
  const broken = (error: unknown) =>
    outcome.kind === 'prerendered' && prerenderedPart(pageMark) ? (
      <>
        <Restored mark={pageMark} />
        {BrokenNote && <BrokenNote error={error} />}
      </>
    ) : (
      <CrashScreen error={error} />
    );
  return (
    <ErrorBoundary resetKey={shown} fallback={broken} onError={discard}>
      <ParamsContext value={params}>
        <Part<PageModule>
          mark={pageMark}
          isPrerendered={outcome.kind === 'prerendered'}
          loaded={outcome.kind === 'page' ? outcome.module : undefined}
          source={source}
        >
          {({ Page }) => <Page />}
        </Part>
      </ParamsContext>
    </ErrorBoundary>
  );
}

/**
 * Copies the parts of a document before hydration, so that one that throws can be restored. The copies belong to an inert
 * document, which loads no pictures.
 */
export function copyParts(root: ParentNode): (mark: Mark) => Element | null {
  const { body } = document.implementation.createHTMLDocument('');
  for (const part of root.querySelectorAll(`[${pageAttribute}], [${blockAttribute}]:not([${pageAttribute}] *)`))
    body.append(body.ownerDocument.importNode(part, true));
  return (mark) => body.querySelector(selectorOf(mark));
}

const plainWords = /^[a-z0-9 -]{1,80}$/i;

type OwnBlockProps = BlockProps & { name: string; source: Source<BlockModule>; when?: Prerendered['when'] };

function LoadedBlock({ name, about, source, when, called, isPrerendered }: OwnBlockProps & Called) {
  if (PRERENDER && about !== undefined && !plainWords.test(about))
    throw new Error(`The block ${name} cannot be about "${about}": only words, digits, hyphens and spaces are.`);
  return (
    // What it says of itself is not said of the page.
    <PageNotesContext value={null}>
      <BlockContext value={noBlock}>
        <Part<BlockModule> mark={[blockAttribute, called]} isPrerendered={isPrerendered} source={source} when={when}>
          {(block) => <block.Block {...(about !== undefined && { about })} />}
        </Part>
      </BlockContext>
    </PageNotesContext>
  );
}

/** @property called What tells a block on a page from the others: its name, and what it is about. */
type Called = { called: string; isPrerendered: boolean };

/**
 * A part of a page that is a script of its own. The page works without it: where it cannot be loaded or throws, the
 * prerendered block stays as it was, and a page that was not prerendered omits it.
 */
export function Block(props: OwnBlockProps) {
  // The document's own page is shown, however often its query or fragment has changed since.
  const isPrerendered = useShown().outcome.kind === 'prerendered';
  const called = props.about === undefined ? props.name : `${props.name} ${props.about}`;
  const restored = isPrerendered ? <Restored mark={[blockAttribute, called]} /> : null;
  return (
    <ErrorBoundary fallback={() => restored}>
      {/* React gives up a part that changes before its script is there: because of its page, or of the address. */}
      <Suspense fallback={restored}>
        <LoadedBlock {...props} called={called} isPrerendered={isPrerendered} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * A block of a remote inside any page. It does not render again with its page: React throws away what is prerendered when
 * something above it changes before its script has come.
 */
export const RemoteBlock = memo(function RemoteBlock({ name, about }: { name: string; about?: string | undefined }) {
  const { registry, sources } = useSite();
  useContext(PageNotesContext)?.block(name);
  const remote = ownerOf(registry, name);
  return remote ? <Block source={sources.block(remote, name)} name={name} about={about} when="near" /> : null;
});
