//! Which engines this build of the site has: `engine/manifest.json`.

use serde::Deserialize;

use crate::words::engine;
use crate::{address, download};

/// Where the manifest is, relative to the page.
const MANIFEST: &str = "engine/manifest.json";

/// The manifest.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Manifest {
    /// The engine on the CPU; always there.
    pub cpu: Files,
    /// The engine on WebGPU; it may not have been built yet.
    #[serde(default)]
    pub webgpu: Option<Files>,
}

/// An engine's files, relative to the manifest.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Files {
    /// The worker's script, a module, which finds its WebAssembly beside itself.
    pub script: String,
}

impl Files {
    /// The script's absolute address.
    pub fn script_address(&self) -> Option<String> {
        address::absolute(&format!("engine/{}", self.script))
    }
}

/// Fetches the manifest.
///
/// # Errors
/// What went wrong, for the user.
pub async fn fetch() -> Result<Manifest, String> {
    let failed = |reason: String| engine::no_manifest(MANIFEST, &reason);
    let text = download::text(MANIFEST).await.map_err(failed)?;
    serde_json::from_str(&text).map_err(|error| failed(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn webgpu_may_be_missing() {
        let check = |json: &str, webgpu: Option<&str>| {
            let manifest: Manifest = serde_json::from_str(json).unwrap();
            assert_eq!(manifest.cpu.script, "a/worker.js");
            assert_eq!(
                manifest.webgpu.map(|files| files.script),
                webgpu.map(str::to_owned)
            );
        };
        check(
            r#"{"build": "1", "cpu": {"script": "a/worker.js", "wasm": "a.wasm"}, "webgpu": null}"#,
            None,
        );
        check(
            r#"{"cpu": {"script": "a/worker.js", "wasm": "a.wasm"}, "webgpu": {"script": "b/worker.js", "wasm": "b.wasm"}}"#,
            Some("b/worker.js"),
        );
    }
}
