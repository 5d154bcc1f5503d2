import { color } from '@3eu/shared/ui';

const hours = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** The face of the tower's clock. It shows nine, when the first tour leaves. */
export function Clock() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="48" fill={color.amber500} />
      <circle cx="50" cy="50" r="41" fill={color.sand100} />
      <g stroke={color.ink900} strokeWidth="3">
        {hours.map((angle) => (
          <path
            key={angle}
            d={`M50 ${angle % 90 ? 15 : 13}v${angle % 90 ? 4 : 8}`}
            transform={`rotate(${angle} 50 50)`}
          />
        ))}
        <path d="M50 55V20" strokeWidth="4" />
        <path d="M55 50H29" strokeWidth="5" />
      </g>
      <circle cx="50" cy="50" r="4" fill={color.amber500} />
    </svg>
  );
}
