//! The service worker: `web/offline/service-worker.js` with the list of the site's files before it, each with its
//! SHA-256. Any change of the site is a change of this file, by which browsers notice it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::failure::Failure;
use crate::project::Project;

/// Its name in the site; it keeps what is in its own folder and below.
const SCRIPT: &str = "service-worker.js";

/// What the paths of parts begin with that are kept only once they were used: large, and not needed by all.
const PARTS: [&str; 1] = ["engine/webgpu-"];

/// Folders whose files are fetched by the checksums of their `manifest.json`, and kept in a cache of this name by those who
/// use them; whether every visit needs them.
const STORES: [(&str, &str, bool); 2] = [
    ("models/", "hunch-models", true),
    ("reference/", "hunch-reference", false),
];

/// Files by their paths, with their checksums.
type Files = BTreeMap<String, String>;

/// Writes the service worker of a site that is otherwise complete. `stale` folders, of engines that were replaced, are
/// left out.
pub fn write(project: &Project, site: &Path, stale: impl Fn(&str) -> bool) -> Result<(), Failure> {
    let mut files = Files::new();
    list(site, "", &mut files)?;
    files.retain(|path, _| path != SCRIPT && !stale(path));
    let mut stores = Vec::new();
    for (folder, name, always) in STORES {
        let named = named(site, folder)?;
        // Their list is one of the files.
        files.retain(|path, _| !named.contains_key(path));
        stores.push(json!({"name": name, "folder": folder, "always": always, "files": named}));
    }
    let mut parts = Vec::new();
    for beginning in PARTS {
        let of_part: Files = files
            .extract_if(.., |path, _| path.starts_with(beginning))
            .collect();
        parts.push(json!({"beginning": beginning, "files": of_part}));
    }
    let mut content = json!({"files": files, "parts": parts, "stores": stores});
    let mut build = sha256(content.to_string().as_bytes());
    build.truncate(12);
    content["build"] = Value::String(build);

    let source = project.path("web/offline").join(SCRIPT);
    let code = fs::read_to_string(&source).map_err(Failure::file("read", &source))?;
    let path = site.join(SCRIPT);
    // In one go: a browser may be reading it.
    let new = path.with_extension("new");
    fs::write(&new, format!("const SITE = {content};\n{code}"))
        .map_err(Failure::file("write", &new))?;
    fs::rename(&new, &path).map_err(Failure::file("replace", &path))
}

/// A folder's files as its manifest names them, so that they are kept as those who use them look for them.
fn named(site: &Path, folder: &str) -> Result<Files, Failure> {
    let path = site.join(folder).join("manifest.json");
    let text = fs::read_to_string(&path).map_err(Failure::file("read", &path))?;
    let manifest: Value = serde_json::from_str(&text)
        .map_err(|error| Failure::Advice(format!("{} is broken: {error}", path.display())))?;
    let named = manifest["files"].as_object().into_iter().flatten();
    Ok(named
        .filter_map(|(name, file)| {
            let sha256 = file["sha256"].as_str()?;
            Some((format!("{folder}{name}"), sha256.to_owned()))
        })
        .filter(|(path, _)| site.join(path).is_file())
        .collect())
}

/// Lists a folder's files and those below it.
fn list(folder: &Path, beginning: &str, files: &mut Files) -> Result<(), Failure> {
    for entry in fs::read_dir(folder).map_err(Failure::file("read", folder))? {
        let path = entry.map_err(Failure::file("read", folder))?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if path.is_dir() {
            list(&path, &format!("{beginning}{name}/"), files)?;
        } else {
            let bytes = fs::read(&path).map_err(Failure::file("read", &path))?;
            files.insert(format!("{beginning}{name}"), sha256(&bytes));
        }
    }
    Ok(())
}

/// A checksum as the manifests write it.
pub fn sha256(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a site's service worker was told.
    fn told(site: &Path) -> Value {
        let script = fs::read_to_string(site.join(SCRIPT)).unwrap();
        let (first, code) = script.split_once('\n').unwrap();
        assert!(code.contains("addEventListener"));
        let json = first.strip_prefix("const SITE = ").unwrap();
        serde_json::from_str(json.strip_suffix(';').unwrap()).unwrap()
    }

    #[test]
    fn every_file_is_named_once() {
        let project = Project::find().unwrap();
        let site = std::env::temp_dir().join(format!("hunch-offline-{}", std::process::id()));
        let put = |path: &str, text: &str| {
            let path = site.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        put("index.html", "<!doctype html>");
        put("examples/one.py", "x = 1\n");
        put("engine/webgpu-1/worker.js", "1");
        put("engine/webgpu-2/worker.js", "2");
        put("models/weights", "w");
        let manifest = json!({"files": {"weights": {"bytes": 1, "sha256": sha256(b"w")}, "gone": {"sha256": ""}}});
        put("models/manifest.json", &manifest.to_string());
        put("reference/manifest.json", r#"{"files": {}}"#);

        let stale = |path: &str| path.starts_with("engine/webgpu-1/");
        write(&project, &site, stale).unwrap();
        let first = told(&site);
        let files: Vec<&String> = first["files"].as_object().unwrap().keys().collect();
        assert_eq!(
            files,
            [
                "examples/one.py",
                "index.html",
                "models/manifest.json",
                "reference/manifest.json"
            ]
        );
        assert_eq!(first["files"]["examples/one.py"], sha256(b"x = 1\n"));
        let part = json!({"beginning": "engine/webgpu-", "files": {"engine/webgpu-2/worker.js": sha256(b"2")}});
        assert_eq!(first["parts"][0], part);
        assert_eq!(
            first["stores"][0]["files"],
            json!({"models/weights": sha256(b"w")})
        );

        // Written again, it is the same; with another file, another build.
        write(&project, &site, stale).unwrap();
        assert_eq!(told(&site), first);
        put("examples/one.py", "x = 2\n");
        write(&project, &site, stale).unwrap();
        assert_ne!(told(&site)["build"], first["build"]);
        fs::remove_dir_all(&site).unwrap();
    }
}
