//! Visitors of Python's syntax trees, as `ruff_python_ast::visitor` has them, but gone on with as visitors of unknown type.
//!
//! That module compiles all ways through a tree once for every visitor, which for the sixty of this project was a thirteenth
//! of an engine and a good part of the page. Here they are compiled once, and ask a visitor through a table of its functions.

use ruff_python_ast::visitor;
use ruff_python_ast::{
    Alias, Arguments, Comprehension, Decorator, ElifElseClause, ExceptHandler, Expr,
    InterpolatedStringElement, MatchCase, Parameter, Parameters, Pattern, Stmt,
};

/// A visitor as one of unknown type: what the default functions of [`Visitor`] go on with.
pub(crate) trait Anyone<'a> {
    /// The same visitor.
    fn anyone(&mut self) -> &mut dyn Visitor<'a>;
}

impl<'a, V: Visitor<'a>> Anyone<'a> for V {
    fn anyone(&mut self) -> &mut dyn Visitor<'a> {
        self
    }
}

/// For each kind of part that some visitor looks at by itself: its function, which goes on with what is inside if the visitor
/// has none, and the function that goes on so.
macro_rules! parts {
    ($($visit:ident, $walk:ident: $part:ty;)*) => {
        /// Something that goes through a tree.
        pub(crate) trait Visitor<'a>: Anyone<'a> {
            $(
                fn $visit(&mut self, part: &'a $part) {
                    $walk(self.anyone(), part);
                }
            )*
        }

        impl<'a> visitor::Visitor<'a> for dyn Visitor<'a> + '_ {
            $(
                fn $visit(&mut self, part: &'a $part) {
                    Visitor::$visit(self, part);
                }
            )*
        }

        $(
            /// Goes on with what is inside of a part.
            pub(crate) fn $walk<'a>(visitor: &mut dyn Visitor<'a>, part: &'a $part) {
                visitor::$walk(visitor, part);
            }
        )*
    };
}

parts! {
    visit_alias, walk_alias: Alias;
    visit_arguments, walk_arguments: Arguments;
    visit_body, walk_body: [Stmt];
    visit_comprehension, walk_comprehension: Comprehension;
    visit_decorator, walk_decorator: Decorator;
    visit_elif_else_clause, walk_elif_else_clause: ElifElseClause;
    visit_except_handler, walk_except_handler: ExceptHandler;
    visit_expr, walk_expr: Expr;
    visit_interpolated_string_element, walk_interpolated_string_element: InterpolatedStringElement;
    visit_match_case, walk_match_case: MatchCase;
    visit_parameter, walk_parameter: Parameter;
    visit_parameters, walk_parameters: Parameters;
    visit_pattern, walk_pattern: Pattern;
    visit_stmt, walk_stmt: Stmt;
}
