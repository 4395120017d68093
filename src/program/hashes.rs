//! What `hash` gives, as CPython computes it: of numbers (Python's library reference, "Hashing of numeric types"), of tuples
//! (`Objects/tupleobject.c`), and of texts under the seed that canonical traces have (`PYTHONHASHSEED=0`; `Python/pyhash.c`). Under another
//! seed texts have other hashes, which the check with CPython calls unspecified.

use super::displays::literal;
use super::told::Outcome;
use crate::quiz::PythonValue;

/// The prime by which numbers are hashed, and how many bits it has.
const PRIME: u64 = (1 << BITS) - 1;
const BITS: u32 = 61;

/// The bits of a float that are taken at a time.
const TAKEN: u32 = 28;

/// The hash of an infinite float.
const INFINITE: i64 = 314_159;

/// The primes of xxHash, by which the hashes of a tuple's items are mixed (Collet, "xxHash fast digest algorithm").
const XX_PRIMES: [u64; 3] = [
    11_400_714_785_074_694_791,
    14_029_467_366_897_019_727,
    2_870_177_450_012_600_261,
];

/// What `hash` gives of a value that is written out.
pub(super) fn hashed(operation: &str) -> Option<Outcome> {
    let given = operation.strip_prefix("hash(")?.strip_suffix(')')?;
    let parsed = ruff_python_parser::parse_expression(given).ok()?;
    let hash = hash_of(&literal(parsed.expr())?)?;
    Some(Outcome::Value(hash.to_string()))
}

fn hash_of(value: &PythonValue) -> Option<i64> {
    let hash = match value {
        PythonValue::Bool(truth) => i64::from(*truth),
        PythonValue::Int(digits) => of_digits(digits)?,
        PythonValue::Float(float) => of_float(*float)?,
        PythonValue::Str(text) if text.is_empty() => 0,
        PythonValue::Str(text) => sip_hash(&in_memory(text)).cast_signed(),
        PythonValue::Tuple(items) => {
            let hashes: Option<Vec<i64>> = items.iter().map(hash_of).collect();
            of_items(&hashes?)
        }
        _ => return None,
    };
    // That stands for an error.
    Some(if hash == -1 { -2 } else { hash })
}

/// A whole number, modulo the prime, with its sign.
fn of_digits(digits: &str) -> Option<i64> {
    let (negative, digits) = match digits.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, digits),
    };
    let mut rest: u64 = 0;
    for digit in digits.chars() {
        let next = u128::from(rest) * 10 + u128::from(digit.to_digit(10)?);
        rest = u64::try_from(next % u128::from(PRIME)).ok()?;
    }
    let rest = i64::try_from(rest).ok()?;
    Some(if negative { -rest } else { rest })
}

/// A float, as the fraction that it is.
fn of_float(float: f64) -> Option<i64> {
    if float.is_nan() {
        return None;
    }
    let sign = if float < 0.0 { -1 } else { 1 };
    if float.is_infinite() {
        return Some(sign * INFINITE);
    }
    let rotated = |x: u64, by: u32| ((x << by) & PRIME) | (x >> (BITS - by));
    // The magnitude is `rest * 2 ** exponent`, with a rest below 1.
    let (mut rest, mut exponent) = (float.abs(), 0_i32);
    while rest >= 1.0 {
        rest /= 2.0;
        exponent += 1;
    }
    while rest > 0.0 && rest < 0.5 {
        rest *= 2.0;
        exponent -= 1;
    }
    let mut hash: u64 = 0;
    while rest > 0.0 {
        hash = rotated(hash, TAKEN);
        rest *= f64::from(1_u32 << TAKEN);
        exponent -= i32::try_from(TAKEN).ok()?;
        let whole = rest.trunc();
        rest -= whole;
        // Below `2 ** TAKEN`.
        hash += whole as u64;
        if hash >= PRIME {
            hash -= PRIME;
        }
    }
    let turn = exponent.rem_euclid(i32::try_from(BITS).ok()?);
    let hash = rotated(hash, u32::try_from(turn).ok()?);
    Some(sign * i64::try_from(hash).ok()?)
}

fn of_items(hashes: &[i64]) -> i64 {
    let [first, second, last] = XX_PRIMES;
    let mixed = hashes.iter().fold(last, |mixed, hash| {
        let mixed = mixed.wrapping_add(hash.cast_unsigned().wrapping_mul(second));
        mixed.rotate_left(31).wrapping_mul(first)
    });
    let mixed = mixed.wrapping_add(hashes.len() as u64 ^ (last ^ 3_527_539));
    match mixed {
        u64::MAX => 1_546_275_796,
        mixed => mixed.cast_signed(),
    }
}

/// A text as CPython holds it: one, two or four bytes for each character, as many as the greatest needs (PEP 393).
fn in_memory(text: &str) -> Vec<u8> {
    let greatest = text.chars().map(u32::from).max().unwrap_or_default();
    let width = match greatest {
        0..=0xff => 1,
        0x100..=0xffff => 2,
        _ => 4,
    };
    let characters = text.chars().map(|one| u32::from(one).to_le_bytes());
    characters
        .flat_map(|bytes| bytes.into_iter().take(width))
        .collect()
}

/// SipHash-1-3 with a key of zeros (Aumasson and Bernstein, "SipHash: a fast short-input PRF").
fn sip_hash(bytes: &[u8]) -> u64 {
    let mut state = Sip([
        0x736f_6d65_7073_6575,
        0x646f_7261_6e64_6f6d,
        0x6c79_6765_6e65_7261,
        0x7465_6462_7974_6573,
    ]);
    let mut words = bytes.chunks_exact(8);
    for word in &mut words {
        state.take(little_endian(word));
    }
    state.take(little_endian(words.remainder()) | ((bytes.len() as u64) << 56));
    state.0[2] ^= 0xff;
    (0..3).for_each(|_| state.round());
    state.0.into_iter().fold(0, |mixed, one| mixed ^ one)
}

/// At most eight bytes as a number, the first one the lowest.
fn little_endian(bytes: &[u8]) -> u64 {
    let bytes = bytes.iter().rev();
    bytes.fold(0, |word, byte| (word << 8) | u64::from(*byte))
}

/// The four words that SipHash mixes.
struct Sip([u64; 4]);

impl Sip {
    fn take(&mut self, word: u64) {
        self.0[3] ^= word;
        self.round();
        self.0[0] ^= word;
    }

    fn round(&mut self) {
        let [mut a, mut b, mut c, mut d] = self.0;
        a = a.wrapping_add(b);
        c = c.wrapping_add(d);
        b = b.rotate_left(13) ^ a;
        d = d.rotate_left(16) ^ c;
        a = a.rotate_left(32);
        c = c.wrapping_add(b);
        a = a.wrapping_add(d);
        b = b.rotate_left(17) ^ c;
        d = d.rotate_left(21) ^ a;
        c = c.rotate_left(32);
        self.0 = [a, b, c, d];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_have_the_hashes_of_cpython() {
        // `PYTHONHASHSEED=0 python3 -c "print(hash(...))"`.
        let check = |value: &str, expected: Option<&str>| {
            let found = hashed(&format!("hash({value})")).and_then(Outcome::value);
            assert_eq!(found.as_deref(), expected, "{value}");
        };
        check("1", Some("1"));
        check("-1", Some("-2"));
        check("-5", Some("-5"));
        check(
            "1000000000000000000000000000000",
            Some("465258685558744706"),
        );
        check("-2305843009213693951", Some("0"));
        check("2305843009213693952", Some("1"));
        check("True", Some("1"));
        check("0.0", Some("0"));
        check("2.5", Some("1152921504606846978"));
        check("-0.1", Some("-230584300921369408"));
        check("1e+300", Some("1224995262755759164"));
        check("''", Some("0"));
        check("'a'", Some("4644417185603328019"));
        check("'abcdefgh'", Some("4574395652268504554"));
        check("'héllo wörld'", Some("2851654936439523187"));
        check("'日本語'", Some("7116994712188270"));
        check("'😀 and more'", Some("608306180087767534"));
        check("()", Some("5740354900026072187"));
        check("(1, 2)", Some("-3550055125485641917"));
        check("('Maria', 'Lopez')", Some("-5593797480436004618"));
        check("(1, 'a', 2.5, (True,))", Some("5337957420039332752"));
        // What has another one in every run, or none.
        check("None", None);
        check("[1]", None);
        check("x", None);
    }
}
