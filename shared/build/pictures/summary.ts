import { pictureWidths } from '../../src/picture/types';
import type { SizedPicture } from './sizes';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** One line a width: how large the AVIF and WebP files are, at most and on average. */
export const summarize = (sizes: SizedPicture[]): string =>
  pictureWidths
    .flatMap((width) =>
      (['avif', 'webp'] as const).map((format) => {
        const bytes = sizes.filter((size) => size.width === width && size.format === format).map((size) => size.bytes);
        const average = bytes.reduce((sum, next) => sum + next, 0) / bytes.length;
        return `${width} px ${format}: ${bytes.length} files, largest ${kilobytes(Math.max(...bytes))}, average ${kilobytes(average)}`;
      }),
    )
    .join('\n');
