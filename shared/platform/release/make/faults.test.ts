/** @jest-environment node */
import { contentFaults } from './faults';

const textsIn = (main: string) =>
  contentFaults({ html: `<body><main>${main}</main></body>`, title: 'A' }).map(({ text }) => text);

test.each([
  ['<h2></h2>', 'heading'],
  ['<p>Call</p><a href="/visit"> </a>', 'link after "Call"'],
  ['<button type="button"><svg></svg></button>', 'button'],
  ['<ul><li>Soup</li><li><p></p></li></ul>', 'list item after "Soup"'],
  ['<table><tr><th></th><th>Day</th></tr><tr><td>Pool</td><td></td></tr></table>', 'table cell after "Day Pool"'],
])('%s is empty', (html, what) => expect(textsIn(html)).toEqual([`has an empty ${what}`]));

test.each([
  '<a href="/visit" aria-label="Visit"></a>',
  '<a href="/visit"><img alt="The quad"></a>',
  '<button aria-hidden="true"></button>',
  '<ul hidden><li hidden></li></ul>',
  '<ul><li><img alt=""></li><li><input></li></ul>',
  '<p>An undefined-behaviour sanitizer</p>',
  '<script>let undefined;</script><style>a{}</style><template><li></li></template>',
])('%s is no fault', (html) => expect(textsIn(html)).toEqual([]));

test.each([
  ['<p>Dinner until <!-- -->undefined</p>', 'says undefined: "Dinner until undefined"'],
  ['<p>$NaN a year</p>', 'says NaN: "$NaN a year"'],
  [`<p>${'long '.repeat(40)}[object Object]</p>`, /^says \[object Object\]: "….{20,70}"$/],
])('%s shows a value that is none', (html, said) => {
  const [fault, ...more] = textsIn(html);
  if (typeof said === 'string') expect(fault).toBe(said);
  else expect(fault).toMatch(said);
  expect(more).toEqual([]);
});

test('a document says what it is: its title and its description are the page’s', () => {
  const html = '<head><title> | Sample</title><meta name="description" content=""></head><main></main>';
  expect(contentFaults({ html, title: '' })).toEqual([
    { block: '', text: 'has no title' },
    { block: '', text: 'has no description' },
  ]);
});

test('each is known by who wrote it: the page, a block, or the frame around it', () => {
  const html =
    '<header><a href="/"></a></header><main><h1></h1><div data-block="story x"><p>NaN</p></div><h2></h2></main><footer>NaN</footer>';
  expect(contentFaults({ html, title: 'A' }).map(({ block }) => block)).toEqual([null, '', 'story', '', null]);
});
