//! A static file server for this machine: what a host of the published site does, and nothing more.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use tiny_http::{Header, Method, Request, Response, StatusCode};

use crate::failure::Failure;

/// More than a browser opens to one host.
const THREADS: usize = 8;

/// A server of one folder on 127.0.0.1.
pub struct Server {
    http: Arc<tiny_http::Server>,
    folder: PathBuf,
    port: u16,
}

impl Server {
    /// Takes a port; 0 takes any that is free. The folder need not exist yet.
    pub fn bind(folder: PathBuf, port: u16) -> Result<Self, Failure> {
        let http = tiny_http::Server::http(("127.0.0.1", port)).map_err(|error| {
            Failure::Advice(format!(
                "cannot listen on 127.0.0.1:{port} ({error}): choose another with --port"
            ))
        })?;
        let port = http.server_addr().to_ip().map_or(port, |addr| addr.port());
        Ok(Self {
            http: Arc::new(http),
            folder,
            port,
        })
    }

    /// The address of the page.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Serves until the process ends.
    pub fn run(self) {
        for worker in self.start() {
            worker.join().ok();
        }
    }

    /// Serves in threads of its own, until the process ends.
    pub fn start(self) -> Vec<thread::JoinHandle<()>> {
        let worker = || {
            let http = Arc::clone(&self.http);
            let folder = self.folder.clone();
            thread::spawn(move || {
                for request in http.incoming_requests() {
                    // The browser has gone away: nobody is left to tell.
                    answer(&folder, request).ok();
                }
            })
        };
        (0..THREADS).map(|_| worker()).collect()
    }
}

fn answer(folder: &Path, request: Request) -> std::io::Result<()> {
    if !matches!(request.method(), Method::Get | Method::Head) {
        let response = Response::from_string("only GET and HEAD\n");
        return request.respond(response.with_status_code(StatusCode(405)));
    }
    let found =
        locate(folder, request.url()).and_then(|path| Some((File::open(&path).ok()?, path)));
    let Some((file, path)) = found else {
        let response = Response::from_string("not found\n");
        return request.respond(response.with_status_code(StatusCode(404)));
    };
    let mut response = Response::from_file(file)
        // A length, for progress bars; chunks have none.
        .with_chunked_threshold(usize::MAX);
    let policy = content_security_policy(folder);
    let headers = [
        ("Content-Type", Some(media_type(&path))),
        ("Cache-Control", Some("no-cache")),
        ("X-Content-Type-Options", Some("nosniff")),
        ("Content-Security-Policy", policy.as_deref()),
    ];
    for (name, value) in headers {
        if let Some(Ok(header)) = value.map(|value| Header::from_bytes(name, value)) {
            response.add_header(header);
        }
    }
    request.respond(response)
}

/// The file that a URL's path names, if it is below the folder.
fn locate(folder: &Path, url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?;
    let path = percent_decoded(path)?;
    let mut file = folder.to_owned();
    for name in path.split('/').filter(|name| !name.is_empty()) {
        if name == "." || name == ".." || name.contains(['\\', '\0']) {
            return None;
        }
        file.push(name);
    }
    if file.is_dir() {
        file.push("index.html");
    }
    // Also refuses links that lead out of the folder.
    let file = file.canonicalize().ok()?;
    file.starts_with(folder.canonicalize().ok()?)
        .then_some(file)
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        if first == b'%' {
            let digits = std::str::from_utf8(tail.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &tail[2..];
        } else {
            bytes.push(first);
            rest = tail;
        }
    }
    String::from_utf8(bytes).ok()
}

/// Browsers compile a wasm file while it downloads only if it is served as one.
fn media_type(path: &Path) -> &'static str {
    let extension = path.extension().and_then(|extension| extension.to_str());
    match extension.unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "py" | "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// The policy that the page states for itself. As a header it also holds for its workers.
fn content_security_policy(folder: &Path) -> Option<String> {
    let page = fs::read_to_string(folder.join("index.html")).ok()?;
    policy_in(&page)
}

fn policy_in(page: &str) -> Option<String> {
    let tags = page.split("<meta").skip(1);
    let mut tags = tags.filter_map(|rest| rest.split('>').next());
    let tag = tags.find(|tag| tag.contains("Content-Security-Policy"))?;
    let content = tag.split("content=\"").nth(1)?.split('"').next()?;
    let policy = content.split_whitespace().collect::<Vec<_>>().join(" ");
    Some(policy.replace("&#39;", "'"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_below_the_folder_are_served() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let check = |url: &str, expected: Option<&str>| {
            let expected = expected.map(|name| folder.join(name));
            assert_eq!(locate(folder, url), expected, "{url}");
        };
        check("/Cargo.toml", Some("Cargo.toml"));
        check("/Cargo%2Etoml?build=1", Some("Cargo.toml"));
        check("//src//main.rs#top", Some("src/main.rs"));
        check("/src", None);
        check("/missing", None);
        check("/../Cargo.toml", None);
        check("/src/../Cargo.toml", None);
        check("/%2e%2e/Cargo.toml", None);
        check("/..%2fCargo.toml", None);
        check("/..\\Cargo.toml", None);
        check("/Cargo.toml%00", None);
        check("/%zz", None);
        check("/%e", None);
    }

    #[test]
    fn media_types_follow_the_extension() {
        let check = |name: &str, expected| assert_eq!(media_type(Path::new(name)), expected);
        check("a/engine.wasm", "application/wasm");
        check("boot.js", "text/javascript; charset=utf-8");
        check("weights.safetensors", "application/octet-stream");
        check("LICENSE", "application/octet-stream");
    }

    #[test]
    fn the_policy_is_the_page_s_own() {
        let check = |page, expected: Option<&str>| {
            assert_eq!(policy_in(page).as_deref(), expected, "{page}");
        };
        check(
            "<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\"\n  content=\"default-src 'none';\n    script-src 'self'\">",
            Some("default-src 'none'; script-src 'self'"),
        );
        check("<meta charset=\"utf-8\"><p>", None);
    }
}
