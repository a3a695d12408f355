/** Compiles a folder of Python modules for the interpreter that runs in browsers. */

import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const python = await loadPyodide();
python.FS.mkdir("/stage");
python.mountNodeFS("/stage", process.argv[2]);
python.runPython(`
import compileall, py_compile
if not compileall.compile_dir(
    "/stage", quiet=1, legacy=True, stripdir="/stage",
    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
):
    raise SystemExit("a module cannot be compiled")
`);
