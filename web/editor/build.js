// Bundles what the page needs from npm into web/generated: the editor as one
// ES module without any network or inline code, and the two fonts.

import { build } from "esbuild";
import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

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

// Latin only: what lies outside falls back to the system's fonts.
for (const [name, title] of [
  ["inter", "Inter"],
  ["jetbrains-mono", "JetBrainsMono"],
]) {
  const from = join(web, "node_modules", "@fontsource-variable", name);
  await copyFile(join(from, "files", `${name}-latin-wght-normal.woff2`), join(fonts, `${title}.woff2`));
  await copyFile(join(from, "LICENSE"), join(fonts, `${title}-LICENSE.txt`));
}
