//! Plots of measurements as SVG files: lines through medians, with a bar from quartile to quartile.

use std::fmt::Write;

use crate::summary::Summary;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 56.0;
const BOTTOM: f64 = 52.0;
const COLOURS: [&str; 3] = ["#1f4e8c", "#b0560f", "#4a7c3a"];
/// About so many numbers stand along an axis.
const TICKS: f64 = 6.0;

/// Lines over one horizontal axis; both axes begin at 0.
pub struct Chart {
    /// What is shown.
    pub title: String,
    /// The horizontal axis.
    pub x: String,
    /// The vertical axis: a unit.
    pub y: String,
    /// The lines.
    pub series: Vec<Series>,
}

/// One line.
pub struct Series {
    /// Its name in the legend.
    pub name: String,
    /// Its points, from left to right.
    pub points: Vec<(f64, Summary)>,
}

impl Chart {
    /// The SVG file.
    pub fn svg(&self) -> String {
        let most = |of: fn(&(f64, Summary)) -> f64| {
            let points = self.series.iter().flat_map(|series| &series.points);
            points.map(of).fold(0.0, f64::max)
        };
        let horizontal = Axis::up_to(most(|(x, _)| *x), LEFT, WIDTH - RIGHT);
        let vertical = Axis::up_to(most(|(_, y)| y.high), HEIGHT - BOTTOM, TOP);
        let mut svg = String::new();
        self.frame(&mut svg, &horizontal, &vertical);
        for (index, series) in self.series.iter().enumerate() {
            let colour = COLOURS[index % COLOURS.len()];
            series.draw(&mut svg, &horizontal, &vertical, colour);
            let (x, y) = (
                WIDTH - RIGHT - 180.0 * (self.series.len() - index) as f64,
                TOP - 16.0,
            );
            push(
                &mut svg,
                format_args!(
                    r#"<path d="M{x} {}h18" stroke="{colour}" stroke-width="2"/>"#,
                    y - 4.0
                ),
            );
            text(&mut svg, x + 24.0, y, "start", &series.name);
        }
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
             font-family=\"sans-serif\" font-size=\"12\">\n<title>{}</title>\n{svg}</svg>\n",
            escaped(&self.title)
        )
    }

    /// Background, axes with their numbers, and what they are.
    fn frame(&self, svg: &mut String, horizontal: &Axis, vertical: &Axis) {
        push(
            svg,
            format_args!(r#"<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>"#),
        );
        for value in vertical.ticks() {
            let y = vertical.place(value);
            let end = WIDTH - RIGHT;
            push(
                svg,
                format_args!(r##"<path d="M{LEFT} {y:.1}H{end}" stroke="#ddd"/>"##),
            );
            text(svg, LEFT - 8.0, y + 4.0, "end", &vertical.number(value));
        }
        let base = HEIGHT - BOTTOM;
        for value in horizontal.ticks() {
            let x = horizontal.place(value);
            push(
                svg,
                format_args!(r##"<path d="M{x:.1} {base}v5" stroke="#777"/>"##),
            );
            text(svg, x, base + 19.0, "middle", &horizontal.number(value));
        }
        let middle = (LEFT + WIDTH - RIGHT) / 2.0;
        text(svg, middle, HEIGHT - 12.0, "middle", &self.x);
        text(svg, LEFT - 8.0, TOP - 16.0, "end", &self.y);
        text(svg, LEFT, 20.0, "start", &self.title);
    }
}

impl Series {
    fn draw(&self, svg: &mut String, horizontal: &Axis, vertical: &Axis, colour: &str) {
        let mut line = Vec::new();
        for (x, y) in &self.points {
            let (x, middle) = (horizontal.place(*x), vertical.place(y.median));
            let (low, high) = (vertical.place(y.low), vertical.place(y.high));
            line.push(format!("{x:.1},{middle:.1}"));
            if low - high >= 0.1 {
                push(
                    svg,
                    format_args!(
                        r#"<path d="M{x:.1} {low:.1}V{high:.1}" stroke="{colour}" stroke-width="4" opacity="0.3"/>"#
                    ),
                );
            }
        }
        let line = line.join(" ");
        push(
            svg,
            format_args!(
                r#"<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>"#
            ),
        );
    }
}

/// From 0 to a round number, between two places of the picture.
struct Axis {
    step: f64,
    end: f64,
    from: f64,
    to: f64,
}

impl Axis {
    fn up_to(most: f64, from: f64, to: f64) -> Axis {
        let most = if most > 0.0 { most } else { 1.0 };
        let rough = most / TICKS;
        let unit = 10f64.powf(rough.log10().floor());
        let round = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * unit);
        let step = round.into_iter().find(|step| *step >= rough);
        let step = step.unwrap_or(10.0 * unit);
        Axis {
            step,
            end: step * (most / step).ceil(),
            from,
            to,
        }
    }

    fn place(&self, value: f64) -> f64 {
        self.from + value / self.end * (self.to - self.from)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let count = (self.end / self.step).round() as usize;
        (0..=count).map(|index| index as f64 * self.step)
    }

    /// A tick's number, with the decimals that steps have.
    fn number(&self, value: f64) -> String {
        let decimals = (-self.step.log10().floor()).max(0.0) as usize;
        format!("{value:.decimals$}")
    }
}

fn text(svg: &mut String, x: f64, y: f64, anchor: &str, text: &str) {
    let text = escaped(text);
    push(
        svg,
        format_args!(r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{text}</text>"#),
    );
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

fn push(svg: &mut String, line: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = writeln!(svg, "{line}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_end_at_round_numbers_not_below_the_largest_value() {
        let check = |most: f64, step: f64, end: f64| {
            let axis = Axis::up_to(most, 0.0, 100.0);
            assert!((axis.step - step).abs() < 1e-9, "{most}: {}", axis.step);
            assert!((axis.end - end).abs() < 1e-9, "{most}: {}", axis.end);
        };
        check(160.0, 50.0, 200.0);
        check(0.37, 0.1, 0.4);
        check(10_000.0, 2_000.0, 10_000.0);
        check(0.0, 0.2, 1.0);
    }

    #[test]
    fn a_point_is_where_its_value_says() {
        let points = vec![(5.0, Summary::of(vec![10.0]))];
        let chart = Chart {
            title: "a < b".to_owned(),
            x: "x".to_owned(),
            y: "y".to_owned(),
            series: vec![Series {
                name: "s".to_owned(),
                points,
            }],
        };
        let svg = chart.svg();
        // The largest of both axes: the upper right corner.
        let (x, y) = (WIDTH - RIGHT, TOP);
        assert!(svg.contains(&format!(r#"points="{x:.1},{y:.1}""#)), "{svg}");
        assert!(svg.contains("<title>a &lt; b</title>"));
    }
}
