import { SourceMap, type SourceMapPayload } from 'node:module';

/** Where the page asks for the lines of a stack in the sources, before the bundler's overlay shows it. */
export const stackPath = '/__dev/stack';

/** A place in a script of a development build. */
const place = /(http:\/\/localhost:\d+\/[^\s():?#]+\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

async function mapOf(script: string): Promise<SourceMap | null> {
  const response = await fetch(`${script}.map`).catch(() => null);
  return response?.ok ? new SourceMap((await response.json()) as SourceMapPayload) : null;
}

/** A stack with the places in the sources, where a script has a source map. */
export async function inSources(stack: string): Promise<string> {
  const scripts = [...new Set([...stack.matchAll(place)].map(([, script]) => script!))];
  const maps = new Map(await Promise.all(scripts.map(async (script) => [script, await mapOf(script)] as const)));
  return stack.replaceAll(place, (whole: string, script: string, line: string, column: string) => {
    const found = maps.get(script)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return whole;
    return `${found.originalSource.replace(/^.*\/\.\//, '')}:${found.originalLine + 1}`;
  });
}
