import Testing

@testable import WidgetCompiler

@Suite("Objective-C headers")
struct ObjectiveCHeaderTests {
    /// What is written for a header where sources use some words and import UIKit.
    private static func code(_ header: String, using words: String, declared: Set<String> = []) -> ObjectiveCCode {
        ObjectiveCCode(
            HeaderReader([Array(header.utf8)]),
            in: ObjectiveCCode.SourceContext(
                words: Set(words.split(separator: " ").map(String.init)), declared: declared,
                modules: ["Foundation", "UIKit"]))
    }

    private static func swift(_ header: String, using words: String, declared: Set<String> = []) -> String {
        code(header, using: words, declared: declared).file.map { String(decoding: $0.content, as: UTF8.self) } ?? ""
    }

    private static func audited(_ text: String) -> String {
        "NS_ASSUME_NONNULL_BEGIN\n\(text)\nNS_ASSUME_NONNULL_END\n"
    }

    @Test("A class becomes a Swift class with its properties, which are initially empty")
    func classes() {
        let swift = Self.swift(
            Self.audited(
                """
                // A lamp.
                @interface Lamp : NSObject <NSCopying>
                @property (nonatomic, copy) NSString *title;
                @property (nonatomic, nullable) NSDate *lit;
                @property (nonatomic, getter=isOn) BOOL on;
                @property NSArray<Lamp *> *others;
                @property (nonatomic, strong) NSURL *URL, *otherURL;
                @property (nonatomic) CGFloat unused;
                @end
                """), using: "Lamp title lit isOn others url otherURL")
        #expect(swift.contains("open class Lamp: NSObject {"))
        #expect(swift.contains("open var title: String = \"\"\n"))
        #expect(swift.contains("open var lit: Date? = nil\n"))
        #expect(swift.contains("open var isOn: Bool = false\n"))
        #expect(swift.contains("open var others: [Lamp] = []\n"))
        #expect(swift.contains("open var url: URL = "))
        #expect(swift.contains("open var otherURL: URL = "))
        #expect(!swift.contains("unused"))
    }

    @Test("Unused declarations, and those that the sources declare themselves, are not generated")
    func onlyUsed() {
        let header = "@interface Lamp : NSObject\n@end\n@interface Torch : NSObject\n@property Lamp *lamp;\n@end\n"
        #expect(Self.swift(header, using: "Candle") == "")
        #expect(Self.swift(header, using: "Lamp", declared: ["Lamp"]) == "")
        #expect(!Self.swift(header, using: "Lamp").contains("Torch"))
        let both = Self.swift(header, using: "Torch lamp")
        #expect(both.contains("class Lamp: NSObject"))
        #expect(both.contains("open var lamp: Lamp! = nil"))
        #expect(Self.code(header, using: "Torch lamp").notice?.hasSuffix(": Lamp, Torch") == true)
        #expect(Self.code(header, using: "Candle").notice == nil)
    }

    @Test(
        "Methods have the names of Apple's importer",
        arguments: [
            ("- (void)addLamp:(Lamp *)lamp;", "func add(_ _: Lamp)"),
            ("- (void)lightLampsAtIndex:(NSInteger)index;", "func lightLamps(at _: Int)"),
            ("- (NSString *)textForKey:(NSString *)key;", "func text(forKey _: String) -> String"),
            ("- (NSInteger)hoursUntilDate:(NSDate *)date;", "func hours(until _: Date) -> Int"),
            ("- (void)setLevel:(double)level animated:(BOOL)animated;", "func setLevel(_ _: Double, animated _: Bool)"),
            ("+ (nullable Lamp *)lampNamed:(NSString *)name;", "class func lampNamed(_ _: String) -> Lamp?"),
            ("- (BOOL)showUseShort:(BOOL)isShort;", "func showUseShort(_ _: Bool) -> Bool"),
            ("- (id)objectForKey:(NSString *)key NS_REFINED_FOR_SWIFT;", "func __object(forKey _: String) -> Any"),
            ("- (void)shine:(int)level NS_SWIFT_NAME(glow(strength:));", "func glow(strength _: Int32)"),
            ("- (NSSet<NSString *> *)namesMatchingText:(NSString *)text;", "func names(matchingText _: String)"),
            ("- (NSDictionary<NSString *, NSNumber *> *)levels;", "func levels() -> [String: NSNumber]"),
            ("- (void)eachLamp:(void (NS_NOESCAPE ^)(Lamp *lamp, BOOL *stop))block;", "block"),
        ])
    func methods(declaration: String, expected: String) {
        let words =
            "Lamp add lightLamps at text forKey hours until setLevel animated lampNamed showUseShort __object "
            + "glow strength names matchingText levels eachLamp"
        let header = Self.audited("@interface Lamp : NSObject\n\(declaration)\n@end")
        let swift = Self.swift(header, using: words)
        if expected == "block" {
            #expect(swift.contains("eachLamp(_ _: (Lamp, UnsafeMutablePointer<ObjCBool>) -> Void)"), "\(swift)")
        } else {
            #expect(swift.contains(expected + " ") || swift.contains(expected + " {"), "\(swift)")
        }
    }

    @Test("Initializers and factories are initializers, and properties store their values")
    func initializers() {
        let swift = Self.swift(
            Self.audited(
                """
                @interface Lamp : NSObject
                @property NSString *name;
                @property NSInteger level;
                - (instancetype)initWithName:(NSString *)name level:(NSInteger)level;
                - (nullable instancetype)initWithData:(NSData *)data error:(NSError **)error;
                + (instancetype)lampWithOil:(double)oil;
                @property (class, readonly) Lamp *sharedLamp;
                + (instancetype)defaultLamp;
                @end
                @interface Torch : Lamp
                - (nullable instancetype)initWithFlame:(nullable NSNumber *)flame;
                @end
                """), using: "Lamp Torch name level data oil shared default flame")
        #expect(
            swift.contains(
                "public init(name x0: String, level x1: Int) { super.init(); self.name = x0; self.level = x1 }"))
        #expect(swift.contains("public init(data x0: Data) throws { super.init(); _unavailableObjectiveC("))
        #expect(swift.contains("public init(oil x0: Double) {"))
        #expect(swift.contains("open class var shared: Lamp {"))
        #expect(swift.contains("open class func `default`() -> Lamp {"))
        #expect(swift.contains("open class Torch: Lamp {"))
        #expect(swift.contains("public override init(name x0: String, level x1: Int)"))
        #expect(swift.contains("public init?(flame x0: NSNumber?)"))
    }

    @Test("A method returns an empty value and reports it; one with an error parameter throws")
    func answers() {
        let swift = Self.swift(
            Self.audited(
                """
                @interface Lamp : NSObject
                - (BOOL)light;
                - (nullable NSString *)title;
                - (BOOL)lightWithMatch:(NSString *)match error:(NSError **)error;
                - (void)fetchOilWithCompletion:(void (^)(NSString * _Nullable oil, NSError * _Nullable error))completion;
                @end
                """) + "@interface Torch : NSObject\n- (NSString *)name;\n@end\n",
            using: "Lamp Torch light title withMatch fetchOil name")
        #expect(swift.contains("open func light() -> Bool { _unavailableObjectiveC(\"Lamp.light\"); return false }"))
        #expect(swift.contains("open func title() -> String? { _unavailableObjectiveC(\"Lamp.title\"); return nil }"))
        #expect(swift.contains("open func light(withMatch _: String) throws { _unavailableObjectiveC("))
        #expect(swift.contains("open func fetchOil(completion _: @escaping (String?, (any Error)?) -> Void) {"))
        #expect(swift.contains("open func fetchOil() async throws -> String {"))
        #expect(swift.contains("open func name() -> String! {"))
    }

    @Test("Cases lose their enumeration's prefix, and computed values are known")
    func enumerations() {
        let swift = Self.swift(
            """
            typedef NS_ENUM(NSInteger, LampState) {
                LampStateOff, // off
                LampStateVeryDim API_AVAILABLE(ios(13.0)),
                LampStateOn = 1 << 2,
                LampStateDefault = LampStateOff,
            };
            typedef NS_OPTIONS(NSUInteger, LampParts) { LampPartNone = 0, LampPartWick = 1 << 0, LampPartOil = 1 << 1 };
            typedef NS_ERROR_ENUM(LampErrorDomain, LampErrorCode) { LampErrorCodeBroken = 3 };
            typedef enum { OilWhale, OilOlive = 5 } Oil;
            enum { kLampLimit = 0x10 };
            """, using: "LampState LampParts LampError OilOlive kLampLimit")
        #expect(
            swift.contains(
                "public enum LampState: Int, Sendable {\n    case off = 0\n    case veryDim = 1\n    case on = 4\n"))
        #expect(swift.contains("public static var `default`: LampState { .off }"))
        #expect(swift.contains("public struct LampParts: OptionSet, Sendable {"))
        #expect(swift.contains("public static var wick: LampParts {"))
        #expect(!swift.contains(" none:"))
        #expect(swift.contains("public struct LampError: CustomNSError"))
        #expect(swift.contains("public var OilOlive: Oil { Oil(rawValue: UInt32(truncatingIfNeeded: 5)) }"))
        #expect(swift.contains("public var kLampLimit: Int { 16 }"))
    }

    @Test("C constants, macros and functions are global, and strings have their declared types")
    func globals() {
        let swift = Self.swift(
            Self.audited(
                """
                #define LAMP_LIMIT 12
                #define LAMP_NAME @"a \\"lamp\\""
                #define LAMP_RATIO (-1.5f)
                #define LAMP_SQUARE(x) ((x) * (x))
                extern NSString *const kLampKey;
                static NSString * const LampGroup = @"group.lamp";
                static const CGFloat LampHeight = 2.5;
                typedef NSString *LampPart NS_TYPED_EXTENSIBLE_ENUM;
                extern LampPart const LampPartWick;
                extern NSNotificationName const LampDidLightNotification;
                typedef struct { double width; int count; } LampSize;
                FOUNDATION_EXPORT double LampBrightness(int level);
                static inline BOOL LampIsLit(void) { return YES; }
                """),
            using: "LAMP_LIMIT LAMP_NAME LAMP_RATIO LAMP_SQUARE kLampKey LampGroup LampHeight wick LampDidLight "
                + "LampSize LampBrightness LampIsLit")
        #expect(swift.contains("public var LAMP_LIMIT: Int32 { 12 }"))
        #expect(swift.contains("public var LAMP_NAME: String { \"a \\\"lamp\\\"\" }"))
        #expect(swift.contains("public var LAMP_RATIO: Float { -1.5 }"))
        #expect(!swift.contains("LAMP_SQUARE"))
        #expect(swift.contains("public var kLampKey: String { \"kLampKey\" }"))
        #expect(swift.contains("public var LampGroup: String { \"group.lamp\" }"))
        #expect(swift.contains("public var LampHeight: CGFloat { 2.5 }"))
        #expect(swift.contains("public static var wick: LampPart { LampPart(rawValue: \"LampPartWick\") }"))
        #expect(swift.contains("public struct LampPart: RawRepresentable"))
        #expect(swift.contains("public static var LampDidLight: NSNotification.Name"))
        #expect(swift.contains("public init(width: Double, count: Int32)"))
        #expect(swift.contains("public func LampBrightness(_ _: Int32) -> Double {"))
        #expect(swift.contains("public func LampIsLit() -> Bool {"))
    }

    @Test("A category is an extension of Apple's classes by their Swift names; for a header's class it is a part of it")
    func categories() {
        let swift = Self.swift(
            Self.audited(
                """
                @interface NSFileManager (Lamps)
                - (NSURL *)lampURL;
                @end
                @interface UIColor (Lamps)
                + (UIColor *)colorWithLampHex:(NSString *)hex;
                @end
                @interface Lamp : NSObject
                @end
                @interface Lamp (More)
                @property (nonatomic) NSInteger more;
                @end
                """), using: "lampURL lampHex Lamp more")
        #expect(swift.contains("extension FileManager {\n    public func lampURL() -> URL {"))
        #expect(swift.contains("public convenience init(lampHex x0: String) {"))
        #expect(
            swift.contains(
                "open class Lamp: NSObject {\n    public override init() { super.init() }\n    open var more: Int = 0"))
    }

    @Test("Protocols implement all their methods, and the optional ones are known")
    func protocols() {
        let header = Self.audited(
            """
            @protocol LampDelegate <NSObject>
            - (void)lamp:(Lamp *)lamp didChangeLevel:(NSInteger)level;
            @optional
            - (void)lampWentOut:(Lamp *)lamp;
            @end
            @interface Lamp : NSObject
            @property (nonatomic, weak, nullable) id<LampDelegate> delegate;
            @end
            """)
        let swift = Self.swift(header, using: "Lamp delegate lamp didChangeLevel lampWentOut")
        #expect(swift.contains("public protocol LampDelegate: NSObjectProtocol {"))
        #expect(swift.contains("    func lamp(_ _: Lamp, didChangeLevel _: Int)\n"))
        #expect(swift.contains("extension LampDelegate {"))
        #expect(swift.contains("open var delegate: (any LampDelegate)? = nil"))
        #expect(HeaderReader([Array(header.utf8)]).optionalMethods == ["lampWentOut"])
    }

    @Test("A header with the macro of an enumeration within a type is read to its end", .timeLimit(.minutes(30)))
    func misplacedEnumeration() {
        for macro in HeaderCursor.enumerations.sorted() {
            for header in ["int \(macro) a;", "- (void)a:(id \(macro))b;", "void (^\(macro) Block)(int \(macro) c);"] {
                let reader = HeaderReader([Array((header + "\n@protocol After\n@end").utf8)])
                #expect(reader.declarations.protocols.map(\.name) == ["After"], "\(header)")
            }
        }
    }

    @Test("Parts for other languages and systems are skipped, and unknown conditions hold")
    func conditions() {
        let swift = Self.swift(
            """
            #ifndef Lamp_h
            #define Lamp_h
            #ifdef __cplusplus
            extern "C" {
            #endif
            #if TARGET_OS_OSX && !FOO
            @interface Desk : NSObject
            #elif __has_include(<UIKit/UIKit.h>)
            @interface Lamp : NSObject
            #else
            @interface Torch : NSObject
            #endif
            @end
            #if 0
            @interface Candle : NSObject @end
            #endif
            #ifdef __cplusplus
            }
            #endif
            #endif
            """, using: "Desk Lamp Torch Candle")
        #expect(swift.contains("class Lamp"))
        for name in ["Desk", "Torch", "Candle"] { #expect(!swift.contains(name)) }
    }

    @Test("A member with an undeclared type is omitted, and the rest is kept")
    func unknownTypes() {
        let swift = Self.swift(
            """
            @interface Lamp : NSObject
            - (void)hang:(XyzHook *)hook;
            - (void)draw:(int (*)(int))function;
            - (void)log:(NSString *)format, ...;
            - (void)light;
            @end
            """, using: "Lamp hang draw log light")
        #expect(swift.contains("func light()"))
        for name in ["hang", "draw", "log"] { #expect(!swift.contains(name)) }
    }

    @Test("A truncated or repetitive header is read quickly")
    func broken() {
        let header = """
            #define A (1 <<
            NS_ASSUME_NONNULL_BEGIN
            typedef NS_ENUM(NSInteger, LampState) { LampStateOff = (1 << 2), LampStateOn };
            typedef struct { double width; } LampSize;
            @protocol LampDelegate <NSObject> @optional - (void)lamp:(id)lamp; @end
            @interface Lamp<__covariant T> : NSObject <LampDelegate> { int count; }
            @property (nonatomic, copy, nullable) NSDictionary<NSString *, NSArray<T> *> *parts;
            - (nullable instancetype)initWithName:(NSString *)name error:(NSError **)error NS_SWIFT_NAME(init(name:));
            - (void)each:(void (^)(void (^)(int), NSString * _Nullable))block __attribute__((deprecated("no")));
            @end
            extern NSString *const kLamp; // "unfinished
            static inline int twice(int x) { return 'x' * 2; } /* never closed
            """
        let bytes = Array(header.utf8)
        for length in stride(from: 0, to: bytes.count, by: 3) {
            for ending in ["", "(", "<", "{", "\"", "/*", "\\", "@interface"] {
                _ = ObjectiveCCode(
                    HeaderReader([Array(bytes[..<length]) + Array(ending.utf8)]),
                    in: .init(words: ["Lamp", "parts", "name", "each", "LampState"], declared: [], modules: []))
            }
        }
        for part in [
            "(", "<", "{", "[", "@interface X<", "#if 1\n", "- (", "NS_ENUM(", "typedef void (^", "id<", "((1",
        ] {
            let text = String(repeating: part, count: 40_000)
            _ = HeaderReader([Array(text.utf8), Array("#define A \(text)".utf8)])
        }
    }
}
