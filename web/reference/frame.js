onmessage = ({ data: { script, ...files }, ports: [port, alarm] }) => {
  onmessage = null;
  const worker = new Worker(URL.createObjectURL(script));
  worker.onerror = ({ message }) => alarm.postMessage(message ?? "it could not be loaded");
  worker.postMessage(files, [port]);
};
