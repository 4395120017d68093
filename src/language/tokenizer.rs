//! Text to tokens and back with `tokenizer.json`, and the control tokens by name.

use std::collections::HashMap;
use std::sync::Mutex;

use super::library::Library;
use super::{Control, LanguageError};

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    /// A control token.
    Control(Control),
    /// `<L n>`, the number of a line.
    Line(u32),
    /// `<I n>`, the depth of a block.
    Indent(u32),
    /// `<D n>`, the depth of the stack, or a frame counted from 1.
    Depth(usize),
    /// A piece of text, or a byte of a character that has no token.
    Text,
    /// Not in use.
    Reserved,
}

/// What a text token stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    Text(String),
    Byte(u8),
}

/// The vocabulary of `tokenizer.json`: 1,024 tokens by id.
pub struct Tokenizer {
    library: Library,
    tokens: Vec<Token>,
    pieces: Vec<Piece>,
    controls: HashMap<Control, u32>,
    lines: Vec<u32>,
    indents: Vec<u32>,
    depths: Vec<u32>,
    characters: HashMap<char, u32>,
    bytes: HashMap<u8, u32>,
    /// Encoded texts: the same names and values come again in every state.
    cache: Mutex<HashMap<String, Vec<u32>>>,
}

/// How many encoded texts are kept; then the cache starts afresh.
const CACHED: usize = 20_000;

impl Tokenizer {
    /// Reads the bytes of a `tokenizer.json`.
    ///
    /// # Errors
    /// If it is not one, or not of this version of the language.
    pub fn from_bytes(json: &[u8]) -> Result<Tokenizer, LanguageError> {
        let library: Library = serde_json::from_slice(json)
            .map_err(|error| LanguageError::Tokenizer(error.to_string()))?;
        let size = library.size();
        let mut tokenizer = Tokenizer {
            library,
            tokens: Vec::with_capacity(size),
            pieces: Vec::with_capacity(size),
            controls: HashMap::new(),
            lines: Vec::new(),
            indents: Vec::new(),
            depths: Vec::new(),
            characters: HashMap::new(),
            bytes: HashMap::new(),
            cache: Mutex::new(HashMap::new()),
        };
        for id in 0..size as u32 {
            let name = tokenizer
                .library
                .name(id)
                .ok_or_else(|| LanguageError::Tokenizer(format!("it has no token {id}")))?;
            tokenizer.add(id, name);
        }
        tokenizer.check()?;
        Ok(tokenizer)
    }

    /// Takes the next token of the vocabulary.
    fn add(&mut self, id: u32, name: String) {
        let token = read_name(&name);
        let mut piece = Piece::Text(name);
        match (token, &piece) {
            (Token::Control(control), _) => {
                self.controls.insert(control, id);
            }
            (Token::Line(_), _) => self.lines.push(id),
            (Token::Indent(_), _) => self.indents.push(id),
            (Token::Depth(_), _) => self.depths.push(id),
            (Token::Text, Piece::Text(text)) => {
                if let Some(byte) = byte_of(text) {
                    self.bytes.insert(byte, id);
                    piece = Piece::Byte(byte);
                } else if let (Some(only), None) = (text.chars().next(), text.chars().nth(1)) {
                    self.characters.insert(only, id);
                }
            }
            _ => {}
        }
        self.tokens.push(token);
        self.pieces.push(piece);
    }

    /// Whether all tokens of the language are there, numbers in their order.
    fn check(&self) -> Result<(), LanguageError> {
        for (control, name) in Control::NAMES {
            if !self.controls.contains_key(&control) {
                return Err(LanguageError::NoToken(name.to_owned()));
            }
        }
        let numbered = |ids: &[u32], least: usize, is: fn(usize) -> Token, name: &str| {
            let ordered = ids
                .iter()
                .enumerate()
                .all(|(n, id)| self.token(*id) == Some(is(n)));
            if ids.len() < least || !ordered {
                return Err(LanguageError::NoToken(format!("<{name}{}>", ids.len())));
            }
            Ok(())
        };
        numbered(
            &self.lines,
            crate::program::MAX_LINES + 1,
            |n| Token::Line(n as u32),
            "L",
        )?;
        numbered(&self.indents, 1, |n| Token::Indent(n as u32), "I")?;
        numbered(
            &self.depths,
            crate::state::MAX_DEPTH,
            |n| Token::Depth(n + 1),
            "D",
        )
    }

    /// The number of tokens.
    pub fn size(&self) -> usize {
        self.tokens.len()
    }

    /// What the token `id` is; `None` if there is no such token.
    pub fn token(&self, id: u32) -> Option<Token> {
        self.tokens.get(id as usize).copied()
    }

    /// What the text token `id` stands for.
    pub(super) fn piece(&self, id: u32) -> Option<&Piece> {
        match self.token(id) {
            Some(Token::Text) => self.pieces.get(id as usize),
            _ => None,
        }
    }

    /// The text tokens with what they stand for.
    pub(super) fn pieces(&self) -> impl Iterator<Item = (u32, &Piece)> {
        self.tokens
            .iter()
            .zip(&self.pieces)
            .enumerate()
            .filter(|(_, (token, _))| **token == Token::Text)
            .map(|(id, (_, piece))| (id as u32, piece))
    }

    /// The id of a control token.
    pub fn control(&self, control: Control) -> u32 {
        // Loading has checked that each of them is there.
        self.controls.get(&control).copied().unwrap_or_default()
    }

    /// The id of `<L line>`; lines over the limit get the last one.
    pub fn line(&self, line: u32) -> u32 {
        clamped(&self.lines, line as usize)
    }

    /// The id of `<I depth>`; deeper blocks get the last one.
    pub fn indent(&self, depth: u32) -> u32 {
        clamped(&self.indents, depth as usize)
    }

    /// The id of `<D depth>`, counted from 1.
    pub fn depth(&self, depth: usize) -> u32 {
        clamped(&self.depths, depth.saturating_sub(1))
    }

    /// The ids of source text, a name, a value or a message.
    pub fn encode_text(&self, text: &str) -> Vec<u32> {
        let mut cache = match self.cache.lock() {
            Ok(cache) => cache,
            // Another thread panicked while it held the cache: what is in it is still right.
            Err(poisoned) => poisoned.into_inner(),
        };
        if let Some(ids) = cache.get(text) {
            return ids.clone();
        }
        let ids = match self.library.encode(text) {
            Ok(ids) => ids,
            // The regular expression gave up (its backtracking is limited): spelled out is right, too.
            Err(_) => self.encode_chars(text),
        };
        if cache.len() >= CACHED {
            cache.clear();
        }
        cache.insert(text.to_owned(), ids.clone());
        ids
    }

    /// The ids of printed output: each code point is its character token or its UTF-8 bytes.
    pub fn encode_chars(&self, text: &str) -> Vec<u32> {
        let mut ids = Vec::with_capacity(text.len());
        let mut utf8 = [0; 4];
        for character in text.chars() {
            match self.characters.get(&character) {
                Some(id) => ids.push(*id),
                None => ids.extend(
                    character
                        .encode_utf8(&mut utf8)
                        .bytes()
                        .filter_map(|byte| self.bytes.get(&byte)),
                ),
            }
        }
        ids
    }

    /// The text of text tokens; control tokens give nothing, malformed runs of bytes U+FFFD.
    pub fn decode(&self, ids: &[u32]) -> String {
        let mut utf8 = Vec::with_capacity(ids.len() * 2);
        for id in ids {
            match self.piece(*id) {
                Some(Piece::Text(text)) => utf8.extend_from_slice(text.as_bytes()),
                Some(Piece::Byte(byte)) => utf8.push(*byte),
                None => {}
            }
        }
        String::from_utf8_lossy(&utf8).into_owned()
    }

    /// A token as people read it: `<line>`, or its text in quotes.
    pub fn describe(&self, id: u32) -> String {
        match (self.token(id), self.pieces.get(id as usize)) {
            (Some(Token::Text), Some(Piece::Text(text))) => format!("{text:?}"),
            (Some(Token::Text), Some(Piece::Byte(byte))) => format!("<0x{byte:02X}>"),
            (Some(_), Some(Piece::Text(name))) => name.clone(),
            _ => format!("no token ({id})"),
        }
    }
}

impl std::fmt::Debug for Tokenizer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tokenizer")
            .field("size", &self.size())
            .finish_non_exhaustive()
    }
}

fn clamped(ids: &[u32], index: usize) -> u32 {
    ids.get(index).or(ids.last()).copied().unwrap_or_default()
}

/// What a token is, from its name in the vocabulary.
fn read_name(name: &str) -> Token {
    if let Some((control, _)) = Control::NAMES.iter().find(|(_, known)| *known == name) {
        return Token::Control(*control);
    }
    let Some(inner) = name
        .strip_prefix('<')
        .and_then(|rest| rest.strip_suffix('>'))
    else {
        return Token::Text;
    };
    let number = |letter: char| inner.strip_prefix(letter)?.parse::<u32>().ok();
    if let Some(line) = number('L') {
        Token::Line(line)
    } else if let Some(depth) = number('I') {
        Token::Indent(depth)
    } else if let Some(depth) = number('D') {
        Token::Depth(depth as usize)
    } else if inner.starts_with("reserved") {
        Token::Reserved
    } else {
        Token::Text
    }
}

/// The byte that `<0x41>` names.
fn byte_of(name: &str) -> Option<u8> {
    let digits = name.strip_prefix("<0x")?.strip_suffix('>')?;
    u8::from_str_radix(digits, 16).ok()
}
