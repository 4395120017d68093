// The page's policy, which this document inherits, requires Trusted Types; here there is one worker, from a blob.
globalThis.trustedTypes?.createPolicy("default", { createScriptURL: (address) => (address.startsWith("blob:") ? address : null) });
onmessage = ({ data: { script, ...files }, ports: [port, alarm] }) => {
  onmessage = null;
  const worker = new Worker(URL.createObjectURL(script));
  worker.onerror = ({ message }) => alarm.postMessage(message ?? "it could not be loaded");
  worker.postMessage(files, [port]);
};
