// Bundles what the page needs from npm into web/generated: the editor as one
// ES module without any network or inline code, and the two fonts.

import { build } from "esbuild";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const generated = join(web, "generated");
const fonts = join(generated, "fonts");

await mkdir(fonts, { recursive: true });
await build({
  entryPoints: [join(web, "editor", "editor.js")],
  outfile: join(generated, "editor.js"),
  bundle: true,
  format: "esm",
  minify: true,
  target: "es2022",
  legalComments: "eof",
});

// All that Latin-1 writes, and the signs of the page's own texts; what lies outside falls back to the system's fonts. Of the
// weights and of the features of OpenType those stay that the styles ask for: half of the fonts' size is the rest.
const characters = [...codes(0x20, 0x7e), ...codes(0xa0, 0xff), ..."–—‘’“”…‹›←→↑↓≤≥≠"].join("");
const weights = { min: 400, max: 650 };
for (const [name, title, keepFeatures] of [
  ["inter", "Inter", ["kern", "tnum", "cv11", "ss03"]],
  ["jetbrains-mono", "JetBrainsMono", []], // Its ligatures would hide what is typed: `!=`, `->`.
]) {
  const from = join(web, "node_modules", "@fontsource-variable", name);
  const whole = await readFile(join(from, "files", `${name}-latin-wght-normal.woff2`));
  const slim = await subsetFont(whole, characters, { targetFormat: "woff2", variationAxes: { wght: weights }, keepFeatures });
  await writeFile(join(fonts, `${title}.woff2`), slim);
  await copyFile(join(from, "LICENSE"), join(fonts, `${title}-LICENSE.txt`));
}

function codes(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
