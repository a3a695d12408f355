/** Unpacks our archives: ZIP files whose content is not compressed. */

const FILE = 0x04034b50; // what begins the head of a file
const HEAD = 30; // bytes of that head before the name
const SIZE_FOLLOWS = 1 << 3; // the flag of a file whose size stands behind it

/** The files of an archive, by their names. */
export function* filesOf(archive) {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  for (let at = 0; view.getUint32(at, true) === FILE;) {
    const size = view.getUint32(at + 18, true);
    const from = at + HEAD + view.getUint16(at + 26, true);
    const name = new TextDecoder().decode(archive.subarray(at + HEAD, from));
    const isPlain = !(view.getUint16(at + 6, true) & SIZE_FOLLOWS) && !view.getUint16(at + 8, true);
    if (!isPlain) throw new Error(`${name} is packed in a way that is not read here`);
    const begin = from + view.getUint16(at + 28, true);
    yield [name, archive.subarray(begin, begin + size)];
    at = begin + size;
  }
}

/** Put the files of an archive into a folder of Python's file system. */
export function unpack(files, archive, folder) {
  for (const [name, content] of filesOf(archive)) {
    const path = `${folder}/${name}`;
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, content, { canOwn: true });
  }
}
