import Testing

@testable import WidgetCompiler

@Suite("Replacement of Objective-C features")
struct ObjectiveCFeaturesTests {
    private func rewritten(_ source: String) -> String? {
        ObjectiveCFeatures.rewrite(Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("Objective-C attributes become spaces, comments and strings are unchanged")
    func attributes() {
        #expect(rewritten("@objc(Plant) @objcMembers class Plant {}") == "                          class Plant {}")
        #expect(rewritten("@objc func a() {} // @objc") == "      func a() {} // @objc")
        #expect(rewritten("let text = \"@objc @NSManaged\" // #keyPath(A.b)") == nil)
        #expect(rewritten("@nonobjc func a() {}\n@State var b = 1") == nil)
    }

    @Test("A function with a selector is not a C function, others are unchanged")
    func conventions() {
        #expect(
            rewritten("typealias F = @convention(c) (AnyObject, Selector) -> Void")
                == "typealias F =                (AnyObject, Selector) -> Void")
        #expect(rewritten("typealias F = @convention(c) (Int32) -> Void") == nil)
        #expect(rewritten("typealias F = @convention(block) (AnyObject, Selector) -> Void") == nil)
    }

    @Test("A managed property gets accessors after its type")
    func properties() {
        #expect(
            rewritten("    @NSManaged public var name: String? // the name\n}")
                == "               public var name: String? "
                + "{ get { _managed(\"name\") } set { _setManaged(\"name\", newValue) } } // the name\n}")
        #expect(
            rewritten("@NSManaged\nprivate(set) var map: [String: Set<Int>]\n")
                == "          \nprivate(set) var map: [String: Set<Int>] "
                + "{ get { _managed(\"map\") } set { _setManaged(\"map\", newValue) } }\n")
        #expect(
            rewritten("@NSManaged var a: Int, b: Int")
                == "           var a: Int { get { _managed(\"a\") } set { _setManaged(\"a\", newValue) } }"
                + ", b: Int { get { _managed(\"b\") } set { _setManaged(\"b\", newValue) } }")
    }

    @Test(
        "A managed method gets the body that its name implies",
        arguments: [
            ("addToItems(_ value: Item)", "_add(value, to: \"items\")"),
            ("removeFromItems(_ values: NSSet)", "_remove(values, from: \"items\")"),
            ("insertIntoItems(_ value: Item, at idx: Int)", "_insert(value, into: \"items\", at: idx)"),
            ("removeFromItems(at indexes: NSIndexSet)", "_remove(from: \"items\", at: indexes)"),
            (
                "replaceItems(at idx: Int, with value: Item)",
                "_replace(in: \"items\", at: idx, with: value)"
            ),
        ])
    func methods(signature: String, call: String) {
        #expect(
            rewritten("@objc(x:)\n@NSManaged public func \(signature)\n")
                == "         \n           public func \(signature) { \(call) }\n")
    }

    @Test("The initializer that Core Data calls is not hidden")
    func initializers() {
        let rest = "init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}"
        #expect(rewritten("    override private \(rest)") == "    override         \(rest)")
        #expect(rewritten("@objc fileprivate override \(rest)") == "                  override \(rest)")
        #expect(rewritten("    override \(rest)") == nil)
        #expect(rewritten("private init(entity: Entity) {} // NSEntityDescription") == nil)
    }

    @Test("Key paths become the strings that they represent")
    func keyPaths() {
        #expect(rewritten("let a = #keyPath(Plant.bed.label)") == "let a = \"bed.label\"              ")
        #expect(rewritten("f(#keyPath(name), 1)") == "f(\"name\"        , 1)")
    }
}
