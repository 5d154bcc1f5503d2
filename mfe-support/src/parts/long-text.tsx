import { paragraphs, H2 } from '@3eu/university/ui';

/** A section of a long text: its id in the address, its heading, its paragraphs and perhaps a list after them. */
export type LongTextSection = {
  id: string;
  title: string;
  text: readonly string[];
  list?: readonly string[] | undefined;
};

export function LongText({ id, title, text, list }: LongTextSection) {
  return (
    <>
      <H2 id={id}>{title}</H2>
      {paragraphs(text)}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
}
