// Copies a buffer to the beginning of a larger one.

@group(0) @binding(SMALL_BINDING) var<storage, read> small: array<f32>;
@group(0) @binding(LARGE_BINDING) var<storage, read_write> large: array<f32>;

/// Each thread copies words that are as far apart as there are threads.
fn copy(at: vec3<u32>, thread: u32) {
    for (var index = at.x * THREADS + thread; index < arrayLength(&small); index += GROUPS * THREADS) {
        large[index] = small[index];
    }
}
