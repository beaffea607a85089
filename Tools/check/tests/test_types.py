"""Tests of the checks that read types: Sendable and state."""

from support import CheckTestCase

STATELESS = "// Sendable: the classes of this file have no mutable state outside of a lock.\n"
SET_FIRST = "// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.\n"
GUARDED = "    // Sendable: every stored property is behind a lock.\n"


class SendableTests(CheckTestCase):
    check = "Tools/check/sendable"
    needed = ["Tools/check/swift_types.py"]

    def swift(self, text, path="Sources/SDK/Frameworks/CarPlay/A.swift"):
        self.write(path, text)

    def test_a_comment_of_its_own_is_a_proof(self):
        self.swift("/// Sendable: `lock` guards it.\npublic class A: @unchecked Sendable {\n    var a = 1\n}\n")
        self.assert_passes()

    def test_a_comment_that_proves_nothing_is_none(self):
        self.swift("/// A block of the clock.\npublic final class A: @unchecked Sendable {\n}\n")
        self.assert_fault("A.swift:2: A")

    def test_one_line_proves_all_classes_without_state(self):
        self.swift(STATELESS + "public class A: @unchecked Sendable {\n    let a = 1\n    var b: Int { 1 }\n"
                   "    static var c = 1\n}\nopen class B: @unchecked Sendable {}\n")
        self.assert_passes()

    def test_a_stored_variable_breaks_the_lines_proof(self):
        for declaration in ["var a = 1", "private var a: Int", "weak var a: A?", "lazy var a = { 1 }()",
                            "var a = 1 {\n        didSet { a() }\n    }", "@Published var a = [1: 2]"]:
            with self.subTest(declaration):
                self.swift(STATELESS + f"public class A: @unchecked Sendable {{\n    {declaration}\n}}\n")
                self.assert_fault("A.swift:2: A")

    def test_an_object_may_be_set_up_before_it_is_shared(self):
        self.swift(SET_FIRST + "public class A: @unchecked Sendable {\n    public var a = 1\n}\n")
        self.assert_passes()

    def test_a_shared_object_with_state_needs_a_lock(self):
        for text in ["private static let one = A()", "static let one: A = .init()", "static let one = Self()",
                     "static let one: A =\n        A()", "static let all = [A(), A()]",
                     "static let kept = Mutex<A?>(nil)"]:
            with self.subTest(text):
                self.swift(SET_FIRST + "public class A: @unchecked Sendable {\n    public var a = 1\n"
                           f"    {text}\n}}\n")
                self.assert_fault("A.swift:2: A is shared")

    def test_a_promise_of_its_callers_proves_no_shared_object(self):
        self.swift("/// Sendable: one task at a time sets it.\npublic class A: @unchecked Sendable {\n"
                   "    public var a = 1\n    static let one = A()\n}\n")
        self.assert_fault("A.swift:2: A is shared")

    def test_a_lock_proves_a_shared_object(self):
        self.swift("/// Sendable: `lock` guards it.\npublic class A: @unchecked Sendable {\n"
                   "    private var a = 1\n    static let one = A()\n}\n")
        self.assert_passes()

    def test_memory_is_state(self):
        for declaration in ["let a: UnsafeMutableRawPointer", "public let a = NSMutableDictionary()"]:
            with self.subTest(declaration):
                self.swift(STATELESS + f"public class A: @unchecked Sendable {{\n    {declaration}\n}}\n")
                self.assert_fault("A.swift:2: A")
        self.swift(STATELESS + "public class A: @unchecked Sendable {\n    let a: (Int) -> UnsafeRawPointer\n}\n")
        self.assert_passes()

    def test_a_guarded_property_is_no_state(self):
        self.swift(STATELESS + "public class A: @unchecked Sendable {\n    @_Guarded public var a = 1\n"
                   "    @_GuardedWeak public var b: A?\n    static let one = A()\n}\n")
        self.assert_passes()

    def test_one_class_of_a_file_may_be_guarded(self):
        other = "open class B: @unchecked Sendable {\n    var b = 1\n}\n"
        declared = "open class A: @unchecked Sendable {\n" + GUARDED + "    {} var a = 1\n    static let one = A()\n}\n"
        self.swift(SET_FIRST + other + declared.replace("{} var", "@_Guarded var"))
        self.assert_passes()
        self.swift(SET_FIRST + other + declared.replace("{} var", "open var"))
        self.assert_fault("A.swift:5: A has state")

    def test_a_superclass_is_shared_with_its_subclass(self):
        self.swift(SET_FIRST + "open class A: @unchecked Sendable {\n    open var a = 1\n}\n"
                   "open class B<T: C>: A, @unchecked Sendable {\n    static let one = B()\n}\n")
        self.assert_fault("A.swift:2: A is shared")

    def test_an_object_in_a_shared_one_is_shared(self):
        part = SET_FIRST + "open class A: @unchecked Sendable {\n    open var a = 1\n}\n"
        for text in ["public let part = A()", "private let parts = Mutex(Parts())\n    struct Parts { var one = A() }"]:
            with self.subTest(text):
                self.swift(part + f"open class B: @unchecked Sendable {{\n    static let one = B()\n    {text}\n}}\n")
                self.assert_fault("A.swift:2: A is shared")

    def test_what_the_widget_puts_into_a_shared_object_is_not_shared(self):
        part = SET_FIRST + "open class A: @unchecked Sendable {\n    open var a = 1\n}\n"
        for text in ["@_Guarded open var part: A?", "@_Guarded open var parts: [A] = []", "let make: () -> A = { A() }",
                     "static let name = A.name", "open class var fresh: A { A() }"]:
            with self.subTest(text):
                self.swift(part + f"open class B: @unchecked Sendable {{\n    static let one = B()\n    {text}\n}}\n")
                self.assert_passes()

    def test_the_main_actor_does_not_share(self):
        self.swift(SET_FIRST + "open class A: @unchecked Sendable {\n    open var a = 1\n}\n"
                   "@MainActor @preconcurrency\nopen class B {\n    static let one = B()\n    open var part = A()\n}\n")
        self.assert_passes()

    def test_another_file_may_share_it(self):
        self.swift(SET_FIRST + "public class A: @unchecked Sendable {\n    public var a = 1\n}\n")
        self.write("Sources/SDK/B.swift", "let one = A()\n")
        self.assert_fault("A.swift:2: A")

    def test_a_line_that_nothing_needs_is_a_fault(self):
        self.swift(STATELESS + "/// @unchecked Sendable was here.\nlet a: Any = 1 as @unchecked Int\n")
        self.assert_fault("A.swift", STATELESS.strip())

    def test_the_contract_of_apples_classes_does_not_hold_for_the_host(self):
        self.swift(SET_FIRST + "final class A: @unchecked Sendable {\n    var a = 1\n}\n", "Sources/Host/A.swift")
        self.assert_fault("Sources/Host/A.swift", SET_FIRST.strip())

    def test_structures_and_extensions_need_a_comment(self):
        self.swift("public struct A: @unchecked Sendable {}\nextension B: @unchecked Sendable {}\n")
        self.assert_fault("A.swift:1: A:", "A.swift:2: B:")


class StateTests(CheckTestCase):
    check = "Tools/check/state"
    needed = ["Tools/check/swift_types.py"]

    def machine(self, declaration, files, body):
        self.write("Sources/Host/WidgetHost/Machine.swift", declaration)
        for number in range(files):
            self.write(f"Sources/Host/WidgetHost/Machine+{number}.swift",
                       f"extension Machine {{\n    {body}\n}}\n")

    def test_state_that_four_other_files_use_passes(self):
        self.machine("actor Machine {\n    var count = 0\n}\n", 4, "func f() { count += 1 }")
        self.assert_passes()

    def test_state_that_five_other_files_use_is_found(self):
        self.machine("actor Machine {\n    var count = 0\n}\n", 5, "func f() { count += 1 }")
        self.assert_fault("Machine.swift:1:", "count", "5")

    def test_a_lock_is_state(self):
        self.machine("final class Machine {\n    let count = Mutex(0)\n}\n", 5,
                     "func f() { self.count.withLock { $0 } }")
        self.assert_fault("Machine.swift:1:", "count")

    def test_private_state_and_other_names_do_not_count(self):
        self.machine("actor Machine {\n    private(set) var count = 0\n    var size = 0\n}\n", 5,
                     "func f(size: Int) { print(count, size, a.size) }")
        self.assert_passes()

    def test_functions_of_a_value_do_not_count_and_mutating_ones_do(self):
        declaration = "struct Machine {\n    var count = 0\n    mutating func clear() { count = 0 }\n}\n"
        self.machine(declaration, 5, "func f() -> Int { count }")
        self.assert_passes()
        self.machine(declaration, 5, "mutating func f() { count += 1 }")
        self.assert_fault("Machine.swift:1:", "5")

    def test_apples_public_types_are_exempt(self):
        self.write("Sources/SDK/UIKit/A.swift", "open class A {\n    open var count = 0\n}\n")
        for number in range(6):
            self.write(f"Sources/SDK/UIKit/A+{number}.swift", "extension A {\n    func f() { count += 1 }\n}\n")
        self.assert_passes()
