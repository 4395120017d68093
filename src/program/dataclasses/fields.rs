//! The fields of dataclasses and named tuples, with what each has where it is not given, and what `field(…)` says of one.

use ruff_python_ast::{Expr, ExprCall, Stmt};

use crate::program::classes::parsed;
use crate::program::displays::is_display;
use crate::program::expressions::written;
use crate::program::reduction::shown_type;
use crate::program::sequences::items;
use crate::program::{Definition, DefinitionKind, LogicalLine, Program, is_identifier};
use crate::quiz::PythonValue;
use crate::state::State;

/// A field of a dataclass or a named tuple.
pub(in crate::program) struct Field {
    pub name: String,
    /// What it has without an argument.
    pub default: Option<String>,
    /// Whether it is given by an argument.
    pub given: bool,
    /// Whether objects are shown with it.
    pub shown: bool,
    /// Whether objects are compared by it.
    pub compared: bool,
}

impl Field {
    pub(super) fn plain(name: String, default: Option<String>) -> Field {
        Field {
            name,
            default,
            given: true,
            shown: true,
            compared: true,
        }
    }
}

impl Program {
    /// The fields of the named tuples that the only statement about a name makes (`P = namedtuple('P', 'x y')`), each with the value that it
    /// has without an argument.
    pub(in crate::program) fn tuple_fields(
        &self,
        name: &str,
    ) -> Option<Vec<(String, Option<String>)>> {
        let given = |text: &str| {
            let given = text.strip_prefix(name)?.strip_prefix('=')?;
            let call = given.strip_prefix("collections.").unwrap_or(given);
            call.starts_with("namedtuple(").then(|| call.to_owned())
        };
        let mut makers = self.lines.iter().filter_map(|line| given(&line.text));
        let call = makers.next().filter(|_| makers.next().is_none())?;
        let module = ruff_python_parser::parse_expression(&call).ok()?;
        let call = module.expr().as_call_expr()?;
        let [Expr::StringLiteral(own), fields] = &*call.arguments.args else {
            return None;
        };
        let names: Vec<String> = match PythonValue::of_literal(fields)? {
            PythonValue::Str(text) => {
                let names = text.split([',', ' ']).filter(|name| !name.is_empty());
                names.map(str::to_owned).collect()
            }
            names => {
                let text = |one: PythonValue| match one {
                    PythonValue::Str(text) => Some(text),
                    _ => None,
                };
                let names: Option<Vec<String>> = items(&names)?.into_iter().map(text).collect();
                names?
            }
        };
        let defaults = match &*call.arguments.keywords {
            [] => Vec::new(),
            [one] if one.arg.as_ref().is_some_and(|arg| arg == "defaults") => {
                items(&PythonValue::of_literal(&one.value)?)?
            }
            _ => return None,
        };
        let without = names.len().checked_sub(defaults.len())?;
        let plain = own.value.to_str() == name && names.iter().all(|one| is_identifier(one));
        let missing = std::iter::repeat_n(None, without);
        let defaults = missing.chain(defaults.iter().map(|one| Some(one.to_string())));
        plain.then(|| names.into_iter().zip(defaults).collect())
    }

    /// The fields of a dataclass, those of the one that it inherits from first.
    pub(in crate::program) fn fields(&self, class: &Definition) -> Option<Vec<Field>> {
        let own = |number: u32| class.is_in_body(number) && self.is_line_of(class, number);
        let mut found: Vec<Field> = Vec::new();
        if let Some(base) = self.dataclass_base(class) {
            found = self.fields(base)?;
            if self.dataclass_decorated(class) == Some(false) {
                return Some(found);
            }
        }
        for line in self.lines.iter().filter(|line| own(line.number)) {
            // What decorates a method is no field, and no statement by itself.
            if line.text.starts_with('@') {
                continue;
            }
            let module = parsed(&line.text)?;
            let [Stmt::AnnAssign(field)] = module.syntax().body.as_slice() else {
                continue;
            };
            let name = field.target.as_name_expr()?.id.to_string();
            let mut one = Field::plain(name, None);
            match field.value.as_deref() {
                None => {}
                Some(amount) if let Some(shown) = self.exact_part(amount, &line.text) => {
                    one.default = Some(shown);
                }
                Some(Expr::Call(call)) => one.describe(self, call)?,
                Some(default) => one.default = Some(self.default_shown(default)?),
            }
            // What all objects have together is shown with each, too.
            if written(&*field.annotation, &line.text)?.contains("ClassVar") {
                one.given = false;
            }
            // One that is said anew stays where it is.
            match found.iter_mut().find(|known| known.name == one.name) {
                Some(known) => *known = one,
                None => found.push(one),
            }
        }
        Some(found)
    }

    /// What the default of a field is shown as: one that is written out, or a member of an enumeration.
    fn default_shown(&self, default: &Expr) -> Option<String> {
        if is_display(default) {
            return Some(PythonValue::of_literal(default)?.to_string());
        }
        self.member_written(default)
    }

    /// What the function makes that a field has for its default: a type, or a `lambda` of what is written out.
    fn made_by_default(&self, maker: &Expr) -> Option<String> {
        if let Expr::Lambda(lambda) = maker {
            let plain = lambda.parameters.is_none() && is_display(&lambda.body);
            let made = PythonValue::of_literal(&lambda.body).filter(|_| plain)?;
            return Some(made.to_string());
        }
        let name = maker.as_name_expr()?.id.as_str();
        let made = match name {
            "list" => "[]",
            "dict" => "{}",
            "set" => "set()",
            "str" => "''",
            "int" => "0",
            "float" => "0.0",
            "tuple" => "()",
            "Counter" | "OrderedDict" if self.has_from_collections(name) => {
                return Some(format!("{name}()"));
            }
            "deque" if self.has_from_collections(name) => return Some("deque([])".to_owned()),
            _ => return None,
        };
        (!self.defines(name)).then(|| made.to_owned())
    }

    /// Whether a name is that of a class of `collections`, since the program imports it and defines nothing that is called so.
    fn has_from_collections(&self, name: &str) -> bool {
        let imports = |line: &LogicalLine| {
            let names = line.text.strip_prefix("from collections import ");
            names.is_some_and(|names| names.split(',').any(|one| one.trim() == name))
        };
        self.lines.iter().any(imports) && self.definitions.iter().all(|one| one.name != name)
    }

    /// What a function is shown as that makes what a field has for its default.
    fn maker_shown(&self, class: &Definition, maker: &Expr) -> Option<String> {
        if maker.is_lambda_expr() {
            return Some(format!("<function {}.<lambda>>", self.qualified(class)));
        }
        let name = maker.as_name_expr()?.id.as_str();
        if ["Counter", "OrderedDict", "defaultdict", "deque"].contains(&name) {
            let imported = self.has_from_collections(name);
            return imported.then(|| format!("<class 'collections.{name}'>"));
        }
        shown_type(name).filter(|_| !self.defines(name))
    }

    /// Whether a field of objects of a class is not shown.
    pub(in crate::program) fn hides_field(&self, value: &str, name: &str) -> bool {
        let class = value.split_once('(').and_then(|(name, _)| self.class(name));
        class.is_some_and(|class| {
            let all = || self.all_fields(&class.name);
            let lacks = || all().is_some_and(|all| all.iter().all(|one| one != name));
            self.hides_field_of(class, name) || lacks()
        })
    }

    /// The names of all fields of a dataclass, which it is shown with, whatever else its objects are given.
    pub(in crate::program) fn all_fields(&self, class: &str) -> Option<Vec<String>> {
        let class = self.class(class);
        let class = class.filter(|class| self.is_decorated_as_dataclass(class))?;
        let fields = self.fields(class)?.into_iter().map(|one| one.name);
        let names: Vec<String> = fields.collect();
        (!names.is_empty()).then_some(names)
    }

    /// Whether objects of some class do.
    pub(in crate::program) fn may_hide_field(&self, name: &str) -> bool {
        let mut classes = self.definitions.iter();
        classes.any(|class| self.hides_field_of(class, name))
    }

    fn hides_field_of(&self, class: &Definition, name: &str) -> bool {
        let mut hidden = self.hidden_fields(&class.name).into_iter();
        hidden.any(|one| one == name)
    }

    /// The fields that objects of a class have, and are not shown with.
    pub(in crate::program) fn hidden_fields(&self, class: &str) -> Vec<String> {
        let class = self
            .class(class)
            .filter(|class| self.is_decorated_as_dataclass(class));
        let fields = class
            .and_then(|class| self.fields(class))
            .unwrap_or_default();
        let hidden = fields.into_iter().filter(|one| !one.shown);
        hidden.map(|one| one.name).collect()
    }

    /// What `field(…)` is shown as in the body of a dataclass (Python's `dataclasses.Field`).
    pub fn shown_field(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains("field(") {
            return None;
        }
        let frame = at.top()?;
        let class = self.definition_at(&frame.function, frame.line)?;
        let module = ruff_python_parser::parse_expression(expression).ok()?;
        let call = module.expr().as_call_expr()?;
        let (library, name) = self.of_library(at, &call.func)?;
        let inside = class.kind == DefinitionKind::Class;
        if library != "dataclasses" || name != "field" || !inside || !call.arguments.args.is_empty()
        {
            return None;
        }
        let missing = "<dataclasses._MISSING_TYPE>";
        let mut parts = [
            ("default", missing.to_owned()),
            ("default_factory", missing.to_owned()),
            ("init", "True".to_owned()),
            ("repr", "True".to_owned()),
            ("hash", "None".to_owned()),
            ("compare", "True".to_owned()),
            ("metadata", "mappingproxy({})".to_owned()),
            ("kw_only", missing.to_owned()),
        ];
        for keyword in &call.arguments.keywords {
            let name = keyword.arg.as_ref()?.as_str();
            let (_, part) = parts.iter_mut().find(|(one, _)| *one == name)?;
            *part = match (name, &keyword.value) {
                ("metadata", _) => return None,
                ("default_factory", maker) => self.maker_shown(class, maker)?,
                (_, value) => self.default_shown(value)?,
            };
        }
        let parts = parts.map(|(name, part)| format!("{name}={part}"));
        Some(format!(
            "Field(name=None,type=None,{},_field_type=None)",
            parts.join(",")
        ))
    }
}

impl Field {
    /// Takes up what `field(…)` says of it; `None` where that is not told.
    fn describe(&mut self, program: &Program, call: &ExprCall) -> Option<()> {
        let named = call
            .func
            .as_name_expr()
            .is_some_and(|name| name.id == "field");
        if !named || !call.arguments.args.is_empty() {
            return None;
        }
        for keyword in &call.arguments.keywords {
            let truth = keyword.value.as_boolean_literal_expr();
            match keyword.arg.as_ref()?.as_str() {
                // What another function makes is not told, but what the others have is.
                "default_factory" => self.default = program.made_by_default(&keyword.value),
                "default" => self.default = Some(program.default_shown(&keyword.value)?),
                "init" => self.given = truth?.value,
                "repr" => self.shown = truth?.value,
                "compare" => self.compared = truth?.value,
                "hash" => {}
                _ => return None,
            }
        }
        Some(())
    }
}
