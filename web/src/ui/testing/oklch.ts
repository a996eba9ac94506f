/** Linear-light red, green and blue, each 0 to 1. */
export type Rgb = readonly [number, number, number];

/** Reads `oklch(L C H / A)` with plain numbers and converts to linear sRGB, clipped to the gamut. */
export function parseOklch(text: string): { rgb: Rgb; alpha: number } {
  const [l = 0, c = 0, h = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return { rgb: fromOklch(l, c, h), alpha };
}

/** Björn Ottosson's matrices: OKLab to the cone response, and that to linear sRGB. */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value));
}

const encode = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const decode = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** A colour of some opacity over another, mixed as screens do: in encoded sRGB. */
export function over(top: Rgb, alpha: number, under: Rgb): Rgb {
  const mix = (t: number, u: number) => decode(encode(t) * alpha + encode(u) * (1 - alpha));
  return [mix(top[0], under[0]), mix(top[1], under[1]), mix(top[2], under[2])];
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [light, dark] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
