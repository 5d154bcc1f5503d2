/** @jest-environment node */
import { checkedPart } from './check-pool';

const page = (version: string, words: string) =>
  `<!doctype html><script type="module" src="/remotes/campus/${version}/web/${version}0000.js" integrity="sha384-${version}+/="></script>
<script type="application/json">{"previous":"${version}","of":"</a>"}</script><main>${words}</main>`;

test('the verdict on a document stands for another version that looks the same, and for no other words', () => {
  expect(checkedPart(page('0123456789ab', 'Tours'))).toBe(checkedPart(page('ba9876543210', 'Tours')));
  expect(checkedPart(page('0123456789ab', 'Tours'))).not.toBe(checkedPart(page('0123456789ab', 'Tour')));
  expect(checkedPart(page('0123456789ab', 'Tours'))).toContain('<main>Tours</main>');
});
