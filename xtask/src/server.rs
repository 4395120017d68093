//! A static file server for this machine: what a host of the published site does, and nothing more.
//!
//! Written out, since it is short: one thread and one answer per connection. tiny_http was tried, but its pool of
//! threads counts those that it has already woken as idle; of the six connections that a browser opens at once, some
//! then waited until others were closed, and the page with them.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::failure::Failure;

/// More than any browser sends to ask for a file.
const REQUEST_LIMIT: u64 = 64 * 1024;
/// How long a connection may say nothing, and a file may not be read.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server of one folder on 127.0.0.1.
pub struct Server {
    listener: TcpListener,
    port: u16,
    site: Site,
}

/// What is served where.
#[derive(Clone)]
struct Site {
    folder: PathBuf,
    /// Folders that are served as if they were in it, by the beginning of their paths, e.g. `/fixtures/`.
    mounted: Vec<(&'static str, PathBuf)>,
}

impl Server {
    /// Takes a port; 0 takes any that is free. The folder need not exist yet.
    pub fn bind(folder: PathBuf, port: u16) -> Result<Self, Failure> {
        let bound = TcpListener::bind(("127.0.0.1", port))
            .and_then(|listener| Ok((listener.local_addr()?.port(), listener)));
        let (port, listener) = bound.map_err(|error| {
            Failure::Advice(format!(
                "cannot listen on 127.0.0.1:{port} ({error}): choose another with --port"
            ))
        })?;
        let mounted = Vec::new();
        Ok(Self {
            listener,
            port,
            site: Site { folder, mounted },
        })
    }

    /// Serves another folder's files at paths that begin so, e.g. `/fixtures/`.
    pub fn mount(mut self, beginning: &'static str, folder: PathBuf) -> Self {
        self.site.mounted.push((beginning, folder));
        self
    }

    /// The address of the page.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Serves until the process ends.
    pub fn run(self) {
        for connection in self.listener.incoming().flatten() {
            let site = self.site.clone();
            // Errors: the browser has gone away, and nobody is left to tell.
            thread::spawn(move || answer(&site, connection).ok());
        }
    }

    /// Serves in a thread of its own, until the process ends.
    pub fn start(self) {
        thread::spawn(|| self.run());
    }
}

/// Reads one request and answers it.
fn answer(site: &Site, connection: TcpStream) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    connection.set_write_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new((&connection).take(REQUEST_LIMIT)).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    // The headers say nothing that matters here, but closing before they are read would reset the connection.
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = request.split(' ');
    let (method, url) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    match (method, site.locate(url)) {
        ("GET" | "HEAD", Some(path)) => send_file(site, &path, method == "GET", &connection),
        ("GET" | "HEAD", None) => send_text("404 Not Found", &connection),
        _ => send_text("405 Method Not Allowed", &connection),
    }
}

fn send_text(status: &str, mut connection: &TcpStream) -> io::Result<()> {
    let length = status.len();
    write!(
        connection,
        "HTTP/1.1 {status}\r\nContent-Type: text/plain\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n{status}"
    )
}

fn send_file(site: &Site, path: &Path, body: bool, mut connection: &TcpStream) -> io::Result<()> {
    let mut file = File::open(path)?;
    let length = file.metadata()?.len();
    let mut head = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: {}\r\nContent-Length: {length}\r\nCache-Control: no-cache\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n",
        media_type(path)
    );
    if let Some(policy) = content_security_policy(&site.folder) {
        head.push_str(&format!("Content-Security-Policy: {policy}\r\n"));
    }
    head.push_str("\r\n");
    connection.write_all(head.as_bytes())?;
    if body {
        io::copy(&mut file, &mut connection)?;
    }
    Ok(())
}

impl Site {
    /// The file that a URL names.
    fn locate(&self, url: &str) -> Option<PathBuf> {
        let mut mounted = self.mounted.iter();
        let found =
            mounted.find_map(|(beginning, folder)| Some((folder, url.strip_prefix(beginning)?)));
        let (folder, url) = found.unwrap_or((&self.folder, url));
        locate(folder, url)
    }
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
    fn many_connections_are_answered_at_once() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).to_owned();
        let source = folder.join("src");
        let server = Server::bind(folder, 0).unwrap().mount("/more/", source);
        let port = server.port;
        server.start();
        let connect = || TcpStream::connect(("127.0.0.1", port)).unwrap();
        let silent: Vec<_> = (0..20).map(|_| connect()).collect();
        let check = |request: &str, status: &str, body: bool| {
            let mut connection = connect();
            write!(connection, "{request} HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
            let mut answer = String::new();
            connection.read_to_string(&mut answer).unwrap();
            assert!(
                answer.starts_with(&format!("HTTP/1.1 {status}")),
                "{answer}"
            );
            assert_eq!(answer.contains("name = \"xtask\""), body, "{answer}");
        };
        check("GET /Cargo.toml", "200", true);
        check("HEAD /Cargo.toml", "200", false);
        check("GET /more/main.rs", "200", false);
        check("GET /more/../Cargo.toml", "404", false);
        check("GET /missing", "404", false);
        check("POST /Cargo.toml", "405", false);
        drop(silent);
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
