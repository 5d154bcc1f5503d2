/** What the compiler says of links and of globals: each line that it is to refuse expects an error. It never runs. */
import { Link, NavLink, type RuntimeHref } from '@3eu/platform/page';
import { ButtonLink, TextLink } from '@3eu/university/ui';

export const Accepted = ({ word }: { word: string }) => (
  <>
    <Link href="/">Home</Link>
    <Link href="/visit">A page of another package</Link>
    <Link href="/visit#tours">A part of it</Link>
    <Link href="#tours">A part of this page</Link>
    <Link href="/faq?q=fees">A search</Link>
    <Link href="/major/psychology">One of a family of pages</Link>
    <Link href={`/application?major=${word}`}>A search with a word</Link>
    <Link href={word as RuntimeHref}>What is known at run time only</Link>
  </>
);

export const Refused = ({ word }: { word: string }) => (
  <>
    {/* @ts-expect-error -- no page */}
    <Link href="/fqa">A slip</Link>
    {/* @ts-expect-error -- relative */}
    <Link href="faq">No slash</Link>
    {/* @ts-expect-error -- not the address itself */}
    <Link href="/visit/">A slash too many</Link>
    {/* @ts-expect-error -- another host */}
    <Link href="//visit">A host</Link>
    {/* @ts-expect-error -- none of the family */}
    <Link href="/major/alchemy">An unknown major</Link>
    {/* @ts-expect-error -- the pattern */}
    <Link href="/major/:slug">A pattern</Link>
    {/* @ts-expect-error -- any text */}
    <Link href={word}>Any text</Link>
    {/* @ts-expect-error -- any of the family */}
    <Link href={`/major/${word}`}>Any text in a pattern</Link>
    {/* @ts-expect-error -- no page */}
    <NavLink href="/fqa">A slip</NavLink>
    {/* @ts-expect-error -- no page */}
    <TextLink href="/fqa">A slip</TextLink>
    {/* @ts-expect-error -- no page */}
    <ButtonLink href="/fqa">A slip</ButtonLink>
  </>
);

// @ts-expect-error -- page code runs in browsers, without the globals of Node.js
export const path: unknown = __dirname;
