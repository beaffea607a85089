import Testing
import XcodeProject

@Suite("The XML reader")
struct MarkupReaderTests {
    @Test("Elements nest, and references in attributes are replaced")
    func document() throws {
        let root = try #require(
            MarkupReader.read(
                """
                <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
                <!-- <ignored> -->
                <model a = "1 &lt; 2 &amp; 3" b='"&#x27;&#228;'>
                    text <empty/><![CDATA[ <ignored> ]]>
                    <entity name="A"><attribute name="x"></attribute ></entity>
                </model>
                """))
        #expect(root.name == "model")
        #expect(root.attributes == ["a": "1 < 2 & 3", "b": "\"'ä"])
        #expect(root.children.map(\.name) == ["empty", "entity"])
        #expect(root.all("entity").first?.children.first?.attributes == ["name": "x"])
    }

    @Test(
        "Incomplete and malformed documents are rejected",
        arguments: [
            "", "<a>", "<a></b>", "<a b=c/>", "<a b=\"c/>", "<!-- a", "</a>", "<a><b></a></b>", "<a b=\"1\" b=\"2\"/>",
            "<a b=\"<\"/>", "<a b=\"&\"/>", "<a b=\"&;\"/>", "<a b=\"&#0;\"/>", "<a b=\"&#xD800;\"/>", "<![CDATA[<a/>",
            "< a/>", "<a b/>",
        ])
    func malformed(text: String) {
        #expect(MarkupReader.read(text) == nil)
    }

    @Test(
        "S-FILE-9: A document type is rejected, so that entities are neither expanded nor read from elsewhere",
        arguments: [
            // Exponential expansion.
            """
            <!DOCTYPE a [<!ENTITY b "lol"><!ENTITY c "&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;">]><a name="&d;"/>
            """,
            "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><a name=\"&b;\"/>",
            "<!DOCTYPE a SYSTEM \"http://localhost/a.dtd\"><a/>", "<!DOCTYPE a><a/>", "<a><!DOCTYPE b></a>",
            // Without a document type the entity is unknown.
            "<a name=\"&b;\"/>",
        ])
    func entities(text: String) {
        #expect(MarkupReader.read(text) == nil)
    }

    @Test("S-LIMIT-28: Elements may nest 100 deep")
    func depth() {
        func nested(_ depth: Int) -> String {
            String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        }
        #expect(MarkupReader.read(nested(100)) != nil)
        #expect(MarkupReader.read(nested(101)) == nil)
        #expect(MarkupReader.read(nested(200_000)) == nil)
    }

    @Test("S-LIMIT-28: A document of more than 262,144 elements is rejected")
    func size() {
        func wide(_ count: Int) -> String { "<a>" + String(repeating: "<b/>", count: count - 1) + "</a>" }
        #expect(MarkupReader.read(wide(1 << 18))?.children.count == (1 << 18) - 1)
        #expect(MarkupReader.read(wide((1 << 18) + 1)) == nil)
    }
}
