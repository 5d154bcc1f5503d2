import type { PolicySection } from '../../content/privacy-policy';

export function PolicyText({ id, title, text, list }: PolicySection) {
  return (
    <>
      <h2 id={id}>{title}</h2>
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
