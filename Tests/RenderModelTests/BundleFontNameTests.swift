import CoreGraphics
import RenderModel
import Testing

@Suite("Names of bundled fonts")
struct BundleFontNameTests {
    private static func tree(_ files: [String]) -> RenderTree {
        RenderTree(
            size: CGSize(width: 9, height: 9), scale: 2,
            root: RenderNode(frame: CGRect(x: 0, y: 0, width: 9, height: 9)),
            fonts: files.map { FontInstance(file: $0, size: 17) })
    }

    @Test(
        "S-FILE-15: A tree is given the fonts of its own build, whatever it names",
        arguments: [
            ("bundle:Brand.ttf", "bundle:own/Brand.ttf"), ("bundle:other/Brand.ttf", "bundle:own/Brand.ttf"),
            ("bundle:x/../y.ttf", "bundle:own/y.ttf"), ("bundle:/etc/Brand.ttf", "bundle:own/Brand.ttf"),
            ("bundle:own/a/\u{301}b.ttf", "bundle:own/\u{301}b.ttf"), ("bundle:", "bundle:own/"),
            ("Inter.ttf", "Inter.ttf"),
        ])
    func ownBuild(stated: String, expected: String) {
        let tree = Self.tree([stated]).namingBundleFonts(of: "own")
        #expect(tree.fonts.map(\.file) == [expected])
        #expect(tree.namingBundleFonts(of: "own") == tree)
    }

    @Test("A process whose build has no key cannot name another's")
    func noKey() {
        let tree = Self.tree(["bundle:other/Brand.ttf"]).namingBundleFonts(of: nil)
        #expect(tree.fonts.map(\.file) == ["bundle:Brand.ttf"])
    }

    @Test("Text, JSON and the size of a tree do not depend on the key of the build")
    func text() {
        let plain = Self.tree(["Inter.ttf", "bundle:Brand.ttf"])
        let keyed = plain.namingBundleFonts(of: String(repeating: "0123abcd", count: 20))
        #expect(keyed != plain)
        #expect(keyed.dump == plain.dump)
        #expect(keyed.json == plain.json)
        #expect(keyed.binary.count - keyed.encodedKeyLength == plain.binary.count)
        #expect(plain.encodedKeyLength == 0)
    }
}
