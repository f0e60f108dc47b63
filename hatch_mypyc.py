"""Calls mypyc and gcc; hatch_build.py runs it in the copy of src/, by a Python of its own.

    python hatch_mypyc.py groups.json SETTINGS LEVEL build_ext …

mypyc's own call for groups forgets what it knows of each class, as if another group could subclass it, and what it
keeps of an earlier run breaks the next (mypy 2.4.1). So its steps are called one by one here (decision 0021).
"""

from __future__ import annotations

import json
import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Semaphore
from typing import Any

from mypy.build import BuildResult, sorted_components
from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypyc.analysis.attrdefined import detect_undefined_bitmap
from mypyc.build import construct_groups, get_mypy_config, mypycify
from mypyc.codegen import emitmodule
from mypyc.errors import Errors
from mypyc.ir.class_ir import ClassIR
from mypyc.ir.func_ir import FuncIR
from mypyc.ir.module_ir import ModuleIRs
from mypyc.ir.ops import BasicBlock, DeserMaps, Integer, Register, Return
from mypyc.ir.rtypes import none_rprimitive
from mypyc.irbuild.mapper import Mapper
from mypyc.options import CompilerOptions
from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

Groups = list[tuple[list[str], str | None]]
Files = list[tuple[str, str]]

TARGET = "c"

PART = 4_500_000
"""About so many characters of C are compiled at once: a longer group is cut, so that two cores share a change to it."""

# The code of a module itself, which fills its tables once: gcc need not make it fast.
TABLES = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{$)", re.MULTILINE)
UNOPTIMISED = "__attribute__((optimize(0))) " if os.name != "nt" else ""

# What a group takes from others. mypyc defines it in a header, which only one file may include.
TAKEN = re.compile(r"^struct export_table_\w+ exports_\w+;$", re.MULTILINE)


def main() -> None:
    groups = [(files, name) for files, name in json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))]
    settings, level = sys.argv[2:4]
    sys.argv[1:4] = []
    paths = [f"--config-file={settings}", "--cache-dir=cache", *(file for files, _ in groups for file in files)]
    written = (translated(paths, groups), [])
    extensions = mypycify(
        paths, separate=groups, skip_cgen_input=written, target_dir=TARGET, opt_level=level, debug_level="0"
    )
    # The largest groups come first, or the last one would be compiled alone.
    extensions.sort(key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))
    built = setup(name="gladsheim", ext_modules=extensions, cmdclass={"build_ext": AtOnce}).get_command_obj("build_ext")
    # What was built of modules that are gone.
    kept = {Path(built.get_ext_fullpath(extension.name)).resolve() for extension in extensions}
    for file in Path("lib").rglob("*"):
        if file.is_file() and file.resolve() not in kept:
            file.unlink()


class AtOnce(build_ext):
    """Compiles the files of one extension at once too, those that have changed; never more than there are cores."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compile_all, free = compiler.compile, Semaphore(int(self.parallel or 1))

        def compile_one(source: str, settings: dict[str, Any]) -> list[str]:
            objects: list[str] = compiler.object_filenames([source], output_dir=settings["output_dir"])
            if newer_group([source, *settings["depends"]], objects[0]):
                with free:
                    compile_all([source], **settings)
            return objects

        def compile_each(sources: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(len(sources)) as pool:
                done = pool.map(compile_one, sources, [settings] * len(sources))
                return [made for objects in done for made in objects]

        compiler.compile = compile_each
        super().build_extensions()


def translated(paths: list[str], separate: Groups) -> list[Files]:
    """The C files of each group, by name and contents; without contents where they are as they were."""
    options = CompilerOptions(separate=True, target_dir=TARGET, multi_file=True, include_runtime_files=True)
    options.global_opts = True
    cache = FileSystemCache()
    sources, everything, settings = get_mypy_config(paths, None, options, cache)
    groups = construct_groups(sources, separate, True, None)
    mapper = Mapper({source.module: name for members, name in groups for source in members})
    try:
        result = emitmodule.parse_and_typecheck(everything, settings, options, groups, cache)
    except CompileError as error:
        sys.exit("\n".join(error.messages))
    try:
        errors = Errors(settings)
        modules = lowered(result, mapper, options, errors)
        if errors.num_errors:
            sys.exit("\n".join(errors.new_messages()))
        written = emitmodule.compile_ir_to_c(groups, modules, result, mapper, options)
        for name, files in written.items():
            if any(text for _, text in files):
                written[name] = in_parts(f"__native_{name}", files)
        emitmodule.write_cache(modules, result, mapper.group_map, written)
    finally:
        result.manager.metastore.close()
    return [written[name] for _, name in groups]


def in_parts(name: str, files: Files) -> Files:
    """The files of a group, one for each of its modules, as one or as a few of about the same length."""
    texts = dict(files)
    own = texts.pop(f"{name}.c")
    modules = [TABLES.sub(UNOPTIMISED, texts.pop(file)) for file, _ in files if file.endswith(".c") and file in texts]
    parts = [""] * (1 + sum(map(len, modules)) // PART)
    for module in sorted(modules, key=len, reverse=True):
        shortest = parts.index(min(parts, key=len))
        parts[shortest] += module
    if len(parts) == 1:
        return [(f"{name}.c", own + parts[0]), *texts.items()]
    taken = [line for text in texts.values() for line in TAKEN.findall(text)]
    headers = [(file, TAKEN.sub(r"extern \g<0>", text)) for file, text in texts.items()]
    numbered = [(f"{name}_{number}.c", part) for number, part in enumerate(parts, 1)]
    return [(f"{name}.c", "\n".join([own, *taken, ""])), *numbered, *headers]


def lowered(result: BuildResult, mapper: Mapper, options: CompilerOptions, errors: Errors) -> ModuleIRs:
    """What has changed, in mypyc's own language; the rest is known from the cache."""
    modules: ModuleIRs = {}
    known = DeserMaps({}, {})
    constructors: dict[ClassIR, FuncIR] = {}
    for component in sorted_components(result.graph):
        states = [result.graph[name] for name in sorted(component.mod_ids)]
        trees = [state.tree for state in states if state.tree and state.id in mapper.group_map]
        if not trees:
            continue
        if component.mod_ids & result.manager.rechecked_modules:
            fresh = emitmodule.compile_scc_to_ir(trees, result, mapper, options, errors)
            modules |= fresh
            for module in fresh.values():
                known.classes.update({kind.fullname: kind for kind in module.classes})
                known.functions.update({function.decl.id: function for function in module.functions})
        else:
            emitmodule.load_scc_from_cache(trees, result, mapper, known)
        for kind in known.classes.values():
            if kind not in constructors and "__init__" in kind.methods:
                constructors[kind] = kind.methods["__init__"]
                kind.methods["__init__"] = stand_in(kind.methods["__init__"])
    for kind, constructor in constructors.items():
        kind.methods["__init__"] = constructor
    for kind in known.classes.values():
        keep_to_itself(kind, mapper.group_map)
    return modules


def stand_in(constructor: FuncIR) -> FuncIR:
    """For classes of other groups, which inherit it: it was worked on already, or only its name is known."""
    itself = Register(constructor.args[0].type, "self")
    block = BasicBlock()
    block.ops = [Return(Integer(0, none_rprimitive))]
    return FuncIR(constructor.decl, [itself], [block], constructor.line, constructor.traceback_name)


def keep_to_itself(kind: ClassIR, group_of: dict[str, str | None]) -> None:
    """A class knows its subclasses in its own group; there are others only if anybody may subclass it."""
    own = group_of[kind.module_name]
    for base in kind.mro[1:]:
        if group_of[base.module_name] != own and not base.allow_interpreted_subclasses:
            sys.exit(f"{base.fullname} needs @mypyc_attr(allow_interpreted_subclasses=True): {kind.fullname} is one.")
    if kind.children is not None:
        kind.children = [other for other in kind.children if group_of[other.module_name] == own]
    # mypyc forgets this of a class that it knows from its cache.
    detect_undefined_bitmap(kind, set())


if __name__ == "__main__":
    main()
