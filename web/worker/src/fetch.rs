//! Files of the models folder: streamed with progress, compared with their checksum, and kept for the next visit.

use hunch::protocol::{Failure, FailureCode, Manifest, ManifestFile};
use js_sys::{Array, Reflect, Uint8Array};
use sha2::{Digest, Sha256};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Cache, ReadableStreamDefaultReader, Response};

use crate::post::scope;

/// Name of the browser's cache for models.
const CACHE: &str = "hunch-models";

/// Fetches `manifest.json` of a models folder.
///
/// # Errors
/// [`FailureCode::Network`], or [`FailureCode::Model`] when it is not a manifest.
pub async fn manifest(folder: &str) -> Result<Manifest, Failure> {
    let address = format!("{folder}manifest.json");
    let mut bytes = Vec::new();
    stream(&get(&address).await?, &address, |part| {
        bytes.extend_from_slice(part)
    })
    .await?;
    serde_json::from_slice(&bytes).map_err(|error| Failure {
        code: FailureCode::Model,
        message: format!("{address} is not a list of model files ({error}). Publish the models folder as exported."),
    })
}

/// Fetches a file of a models folder; `on_bytes` is told how many bytes have arrived.
///
/// # Errors
/// [`FailureCode::Network`], or [`FailureCode::Checksum`] when the content is not what the manifest says.
pub async fn file(
    folder: &str,
    name: &str,
    expected: &ManifestFile,
    mut on_bytes: impl FnMut(u64),
) -> Result<Vec<u8>, Failure> {
    // With the checksum in the address, neither cache can ever give another version.
    let address = format!("{folder}{name}?sha256={}", expected.sha256);
    let cache = open_cache().await;
    if let Some(cache) = &cache
        && let Some(response) = cached(cache, &address).await
    {
        let mut download = Download::new(expected);
        let read = stream(&response, &address, |part| {
            download.add(part, &mut on_bytes)
        })
        .await;
        if read.is_ok()
            && let Some(bytes) = download.finish()
        {
            return Ok(bytes);
        }
        // Damaged in the cache: fetched again.
    }
    let mut download = Download::new(expected);
    stream(&get(&address).await?, &address, |part| {
        download.add(part, &mut on_bytes)
    })
    .await?;
    let Some(bytes) = download.finish() else {
        let message = format!(
            "{folder}{name} is damaged: its checksum is not the manifest's. Reload the page; if that does not help, \
             publish the models folder again."
        );
        return Err(Failure {
            code: FailureCode::Checksum,
            message,
        });
    };
    if let Some(cache) = &cache {
        // Best effort: without room for it, the file is fetched at the next visit, too.
        let _ = keep(cache, &format!("{folder}{name}"), &address, &bytes).await;
    }
    Ok(bytes)
}

/// A file that is arriving.
struct Download<'a> {
    expected: &'a ManifestFile,
    bytes: Vec<u8>,
    digest: Sha256,
}

impl<'a> Download<'a> {
    fn new(expected: &'a ManifestFile) -> Self {
        // The size is only a hint here: a manifest must not be able to ask for all memory.
        let room = expected.bytes.min(1 << 26) as usize;
        Self {
            expected,
            bytes: Vec::with_capacity(room),
            digest: Sha256::new(),
        }
    }

    fn add(&mut self, part: &[u8], on_bytes: &mut impl FnMut(u64)) {
        self.digest.update(part);
        self.bytes.extend_from_slice(part);
        on_bytes(self.bytes.len() as u64);
    }

    /// The bytes, if they are the expected ones.
    fn finish(self) -> Option<Vec<u8>> {
        (hex::encode(self.digest.finalize()) == self.expected.sha256).then_some(self.bytes)
    }
}

async fn get(address: &str) -> Result<Response, Failure> {
    let response = JsFuture::from(scope().fetch_with_str(address)).await;
    let response: Response = response
        .map_err(|error| unreachable(address, &text(&error)))?
        .unchecked_into();
    if !response.ok() {
        return Err(unreachable(
            address,
            &format!("status {}", response.status()),
        ));
    }
    Ok(response)
}

async fn stream(
    response: &Response,
    address: &str,
    mut on_part: impl FnMut(&[u8]),
) -> Result<(), Failure> {
    let failed = |error: JsValue| unreachable(address, &text(&error));
    let Some(body) = response.body() else {
        return Ok(());
    };
    let reader: ReadableStreamDefaultReader = body.get_reader().unchecked_into();
    loop {
        let result = JsFuture::from(reader.read()).await.map_err(failed)?;
        if Reflect::get(&result, &"done".into())
            .map_err(failed)?
            .is_truthy()
        {
            return Ok(());
        }
        let part = Reflect::get(&result, &"value".into()).map_err(failed)?;
        on_part(&part.unchecked_into::<Uint8Array>().to_vec());
    }
}

/// Browsers have caches in secure contexts only, and may refuse them.
async fn open_cache() -> Option<Cache> {
    if Reflect::get(&scope(), &"caches".into())
        .ok()?
        .is_undefined()
    {
        return None;
    }
    let cache = JsFuture::from(scope().caches().ok()?.open(CACHE))
        .await
        .ok()?;
    Some(cache.unchecked_into())
}

async fn cached(cache: &Cache, address: &str) -> Option<Response> {
    JsFuture::from(cache.match_with_str(address))
        .await
        .ok()?
        .dyn_into()
        .ok()
}

/// Stores a file and drops its other versions.
async fn keep(cache: &Cache, name: &str, address: &str, bytes: &[u8]) -> Result<(), JsValue> {
    let body = Uint8Array::from(bytes);
    let response = Response::new_with_opt_js_u8_array(Some(&body))?;
    let versions = JsFuture::from(cache.keys()).await?;
    for version in versions.unchecked_into::<Array>() {
        let Some(version) = Reflect::get(&version, &"url".into())?.as_string() else {
            continue;
        };
        if version.split('?').next() == Some(name) && version != address {
            JsFuture::from(cache.delete_with_str(&version)).await?;
        }
    }
    JsFuture::from(cache.put_with_str(address, &response)).await?;
    Ok(())
}

fn unreachable(address: &str, reason: &str) -> Failure {
    Failure {
        code: FailureCode::Network,
        message: format!(
            "{address} could not be loaded ({reason}). Check the connection and reload the page."
        ),
    }
}

fn text(error: &JsValue) -> String {
    error.dyn_ref::<js_sys::Error>().map_or_else(
        || format!("{error:?}"),
        |error| String::from(error.message()),
    )
}
