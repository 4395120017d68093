// What axe finds on the page as it is, by the rules of WCAG 2.2, A and AA; open shadow roots, and so the editor, are a
// part of the page for it.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const source = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const OPTIONS = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  // Needs a tag and this: axe leaves it out unless asked.
  rules: { "target-size": { enabled: true } },
};

/**
 * Runs axe: `{violations, passes}`, each a list of `{rule, place, why}`. The browser evaluates axe for the test: a script
 * element would be against the page's content security policy.
 */
export async function axe(page) {
  await page.evaluate(source);
  // Colours half way from light to dark are nobody's choice. What inherits a colour starts when the one above has arrived, so it
  // is over only where nothing has started for some pictures.
  await page.evaluate(async () => {
    const picture = () => new Promise((drawn) => requestAnimationFrame(drawn));
    for (let still = 0, all = 0; still < 4 && all < 300; still += 1, all += 1) {
      await picture();
      const finite = document.getAnimations().filter((animation) => animation.effect.getComputedTiming().iterations < Infinity);
      const running = finite.filter((animation) => animation.playState !== "finished");
      running.forEach((animation) => animation.finish());
      if (running.length > 0) still = -1;
    }
  });
  const results = await page.evaluate((options) => globalThis.axe.run(document, options), OPTIONS);
  const flat = (found) =>
    found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ rule: id, place: target.flat().join(" >> "), why: failureSummary })),
    );
  return { violations: flat(results.violations), passes: flat(results.passes) };
}
