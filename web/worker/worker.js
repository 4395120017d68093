// Starts the inference worker: loads the engine and hands it the page's messages. Messages that arrive before the
// engine is there wait; whatever goes wrong is told to the page in the engine's own form.
const waiting = [];
let worker = null;

self.onmessage = ({ data }) => (worker ? worker.receive(data) : waiting.push(data));

const failed = (code, message) => self.postMessage({ failed: { code, message } });

self.addEventListener("unhandledrejection", ({ reason }) => failed("panic", String(reason)));

// What burn takes for granted of every adapter, so that none is turned away for it: timestamps, which it would measure
// with and never does here, and a device that says whose it is.
if (self.GPUAdapter) {
  const { get } = Object.getOwnPropertyDescriptor(GPUAdapter.prototype, "features");
  const features = { get: function () { return new Set([...get.call(this), "timestamp-query"]); } };
  Object.defineProperty(GPUAdapter.prototype, "features", features);
  if (!("adapterInfo" in GPUDevice.prototype)) GPUDevice.prototype.adapterInfo = { description: "" };
}

// The page waits for this lock, which is named as this worker is: the browser frees it when the worker is gone, however
// it went. There are none where the page is not served securely.
if (navigator.locks && self.name) {
  await new Promise((held) => {
    navigator.locks.request(self.name, () => {
      held();
      return new Promise(() => {});
    });
  });
}

try {
  const engine = await import("./hunch_worker.js");
  await engine.default();
  worker = new engine.Worker();
  for (const data of waiting.splice(0)) worker.receive(data);
} catch (error) {
  failed("code", `The engine could not be started (${error}). Reload the page, or use a current browser.`);
}
