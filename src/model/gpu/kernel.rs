//! Kernels as burn starts them.

use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use burn::cubecl::prelude::KernelId;
use burn::cubecl::server::{Handle, KernelArguments, MetadataBindingInfo};
use burn::cubecl::{CubeCount, CubeDim};
use burn_wgpu::{KernelSource, SourceKernel, SourceTemplate};

use super::Gpu;

/// A kernel, compiled when it is first started.
#[derive(Clone, Debug)]
pub struct Kernel {
    source: Source,
    threads: u32,
}

/// A shader whose entry point is `main`, as burn expects it.
#[derive(Clone, Debug)]
struct Source {
    text: Arc<str>,
    id: KernelId,
}

impl Kernel {
    /// Makes a kernel of a function in `text` that takes the number of a workgroup and that of one of its `threads`.
    /// `buffers`: what the text calls them; the kernel uses the first `used` of them and has to be started with those.
    pub fn new(text: &str, function: &str, threads: usize, buffers: &[&str], used: usize) -> Self {
        let mut whole = String::new();
        // The device is told of those that are used only, which therefore have to be the first. Writing to a string cannot
        // fail.
        for (index, name) in buffers.iter().enumerate() {
            let number = if index < used { index } else { index + 1 };
            let _ = writeln!(whole, "const {name}_BINDING = {number};");
        }
        let _ = writeln!(whole, "const LAUNCH_BINDING = {used};\n{text}");
        let _ = writeln!(
            whole,
            "@compute @workgroup_size({threads})\n\
            fn main(@builtin(workgroup_id) at: vec3<u32>, @builtin(local_invocation_index) thread: u32) {{\n    \
            {function}(at, thread);\n}}"
        );
        let mut hasher = DefaultHasher::new();
        whole.hash(&mut hasher);
        Self {
            source: Source {
                id: KernelId::new::<Source>().info(hasher.finish()),
                text: whole.into(),
            },
            threads: threads as u32,
        }
    }

    /// Has so many workgroups started after what has been started before; `told` is `launch` in the text, if there is one.
    pub fn start(&self, gpu: &Gpu, buffers: Vec<Handle>, told: Vec<u64>, groups: [usize; 2]) {
        let buffers = buffers.into_iter().map(Handle::binding).collect();
        let kernel = SourceKernel::new(self.source.clone(), CubeDim::new_1d(self.threads));
        gpu.client.launch(
            Box::new(kernel),
            CubeCount::Static(groups[0] as u32, groups[1] as u32, 1),
            KernelArguments::new()
                .with_buffers(buffers)
                .with_info(MetadataBindingInfo::custom(told)),
        );
    }
}

impl KernelSource for Source {
    fn source(&self) -> SourceTemplate {
        SourceTemplate::new(&*self.text)
    }

    fn id(&self) -> KernelId {
        self.id.clone()
    }

    fn lang(&self) -> &'static str {
        "wgsl"
    }
}
