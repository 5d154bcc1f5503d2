import { H2 } from '@3eu/university/ui';
import type { PolicySection } from '../../content/privacy-policy';

export function PolicyText({ id, title, text, list }: PolicySection) {
  return (
    <>
      <H2 id={id}>{title}</H2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
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
