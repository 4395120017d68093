//! Where a line goes on: the lines that can run next in the same frame if no exception is raised, by the layout of the
//! logical lines alone, as LANGUAGE.md has it. The grammar's rules of what is possible (`program/flow.rs`) look closer and
//! know exceptions; these here are hints that the recipe gives in the same words.

use crate::program::LogicalLine;

const CLAUSES: [&str; 5] = ["elif", "else", "except", "finally", "case"];
const LOOPS: [&str; 3] = ["for", "while", "async for"];
const FRAMES: [&str; 3] = ["def", "class", "async def"];

/// The lines that the logical line at `index` can lead to: of a header first where its block begins, then where it goes
/// on if that is passed over; of another line where it goes on. What leaves the frame, or begins with `match`, leads
/// nowhere.
pub(super) fn ways(lines: &[LogicalLine], index: usize) -> Vec<u32> {
    let layout = Layout { lines };
    let word = layout.word(index);
    let [first, second] = match word {
        "return" | "raise" | "match" => [None, None],
        "break" => [
            layout
                .looping(index)
                .and_then(|header| layout.end(header, word)),
            None,
        ],
        "continue" => [layout.looping(index), None],
        _ if FRAMES.contains(&word) || !layout.is_header(index) => [layout.end(index, word), None],
        "if" | "elif" => [Some(index + 1), layout.other(index, word)],
        _ if LOOPS.contains(&word) => [Some(index + 1), layout.end(index, word)],
        _ => [Some(index + 1), None],
    };
    let numbers = [first, second].into_iter().flatten();
    numbers
        .filter_map(|line| lines.get(line))
        .map(|line| line.number)
        .collect()
}

/// The order of a program's logical lines.
struct Layout<'p> {
    lines: &'p [LogicalLine],
}

impl<'p> Layout<'p> {
    fn depth(&self, index: usize) -> Option<u32> {
        self.lines.get(index).map(|line| line.depth)
    }

    /// The letters that a line begins with; of `async`, the next ones, too.
    fn word(&self, index: usize) -> &'p str {
        let text = self.lines.get(index).map_or("", |line| line.text.as_str());
        let skipped = if text.starts_with("async ") { 6 } else { 0 };
        let letters = text[skipped..]
            .bytes()
            .take_while(u8::is_ascii_lowercase)
            .count();
        &text[..skipped + letters]
    }

    fn is_header(&self, index: usize) -> bool {
        self.depth(index + 1) > self.depth(index)
    }

    /// The first line behind a line and its block.
    fn after(&self, index: usize) -> Option<usize> {
        let depth = self.depth(index)?;
        (index + 1..self.lines.len()).find(|later| self.lines[*later].depth <= depth)
    }

    /// The header of the block that a line is in.
    fn parent(&self, index: usize) -> Option<usize> {
        let depth = self.depth(index)?;
        (0..index)
            .rev()
            .find(|before| self.lines[*before].depth < depth)
    }

    /// The header of the innermost loop that a line is in.
    fn looping(&self, index: usize) -> Option<usize> {
        let mut above = self.parent(index)?;
        while !LOOPS.contains(&self.word(above)) {
            if FRAMES.contains(&self.word(above)) {
                return None;
            }
            above = self.parent(above)?;
        }
        Some(above)
    }

    /// Where an `if` or `elif` goes on whose condition is false.
    fn other(&self, index: usize, word: &str) -> Option<usize> {
        let clause = self
            .after(index)
            .filter(|later| self.depth(*later) == self.depth(index));
        match clause.map(|later| (later, self.word(later))) {
            Some((later, "elif")) => Some(later),
            Some((later, "else")) => Some(later + 1),
            _ => self.end(index, word),
        }
    }

    /// Where it goes on when a line with its block is done; `word` is that of the first clause that was left.
    fn end(&self, mut index: usize, mut word: &'p str) -> Option<usize> {
        loop {
            let next = self.after(index);
            if let Some(later) = next.filter(|later| self.depth(*later) == self.depth(index)) {
                let clause = self.word(later);
                if !CLAUSES.contains(&clause) {
                    return Some(later);
                }
                let entered = clause == "finally"
                    || (clause == "else" && (word == "try" || LOOPS.contains(&word)));
                if entered {
                    return Some(later + 1).filter(|_| self.is_header(later));
                }
                index = later;
                continue;
            }
            let above = self.parent(index)?;
            let header = self.word(above);
            if FRAMES.contains(&header) {
                return None;
            }
            if LOOPS.contains(&header) {
                return Some(above);
            }
            (index, word) = (above, header);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ways;
    use crate::program::Program;

    /// The golden documents compare it with the recipe's on many programs; these are the cases by name.
    #[test]
    fn lines_lead_on_as_their_layout_says() {
        fn check(source: &str, expected: &[(u32, &[u32])]) {
            let program = Program::parse(source).unwrap();
            let lines = program.lines();
            for (index, line) in lines.iter().enumerate() {
                let found = ways(lines, index);
                let wanted = expected.iter().find(|(number, _)| *number == line.number);
                let wanted = wanted.map_or(&[] as &[u32], |(_, ways)| *ways);
                assert_eq!(found, wanted, "line {} of\n{source}", line.number);
            }
        }
        check(
            "if a:\n    b\nelif c:\n    d\nelse:\n    e\nf\n",
            &[
                (1, &[2, 3]),
                (2, &[7]),
                (3, &[4, 6]),
                (4, &[7]),
                (5, &[6]),
                (6, &[7]),
            ],
        );
        check(
            "while a:\n    if b:\n        break\n    continue\nelse:\n    c\nd\n",
            &[
                (1, &[2, 6]),
                (2, &[3, 4]),
                (3, &[7]),
                (4, &[1]),
                (5, &[6]),
                (6, &[7]),
            ],
        );
        check(
            "try:\n    a\nexcept E:\n    b\nelse:\n    c\nfinally:\n    d\ne\n",
            &[
                (1, &[2]),
                (2, &[6]),
                (3, &[4]),
                (4, &[8]),
                (5, &[6]),
                (6, &[8]),
                (7, &[8]),
                (8, &[9]),
            ],
        );
        check(
            "def f():\n    for x in y:\n        z\n    return 1\nf()\n",
            &[(1, &[5]), (2, &[3, 4]), (3, &[2])],
        );
    }
}
