//! Values side by side.

/// As many as a register of AVX-512 holds.
pub const LANES: usize = 16;

/// 16 values, where a machine likes to load them from.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub struct Lanes(pub [f32; LANES]);

pub const ZEROS: Lanes = Lanes([0.0; LANES]);

/// The values one after the other.
#[allow(unsafe_code)]
pub fn flat(lanes: &mut [Lanes]) -> &mut [f32] {
    // SAFETY: a `Lanes` is an array of 16 numbers and nothing else: `repr(C)` puts it at the beginning, and with 64
    // bytes, which is the alignment, there is no padding behind it. So the slice is `LANES` times as many numbers in
    // one piece; it borrows `lanes` for as long as it lives, and every pattern of bits is a number.
    unsafe { std::slice::from_raw_parts_mut(lanes.as_mut_ptr().cast(), lanes.len() * LANES) }
}
