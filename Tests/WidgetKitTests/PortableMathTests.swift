import Foundation
import Testing

/// The elementary functions that are linked into the SDK, and so into this program, under the C library's names.
@Suite("Elementary functions")
struct PortableMathTests {
    private typealias Function = @convention(c) (Double) -> Double
    private typealias FunctionOfTwo = @convention(c) (Double, Double) -> Double

    /// The functions of this name: the linked one, and the C library's own.
    private static func library<F>(_ name: String, as type: F.Type) throws -> F {
        let handle = try #require(dlopen("libm.so.6", RTLD_NOW | RTLD_LOCAL))
        return unsafeBitCast(try #require(dlsym(handle, name)), to: type)
    }

    /// Some arguments in this range, the same in every run.
    private static func arguments(_ range: ClosedRange<Double>) -> [Double] {
        var state: UInt64 = 88_172_645_463_325_252
        return (0..<500).map { _ in
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return range.lowerBound + (range.upperBound - range.lowerBound) * Double(state >> 11) / 0x1p53
        }
    }

    /// Steps between neighboring doubles from one to the other.
    private static func distance(_ a: Double, _ b: Double) -> UInt64 {
        func place(_ v: Double) -> Int64 {
            let bits = Int64(bitPattern: v.bitPattern)
            return bits < 0 ? .min - bits : bits
        }
        return a.isNaN && b.isNaN ? 0 : (place(a) &- place(b)).magnitude
    }

    private static let functions: [(name: String, function: @Sendable (Double) -> Double, range: ClosedRange<Double>)] =
        [
            ("sin", sin, -40...40), ("cos", cos, -40...40), ("tan", tan, -40...40), ("sin", sin, 1e9...1e300),
            ("asin", asin, -1...1), ("acos", acos, -1...1), ("atan", atan, -9...9), ("sinh", sinh, -9...9),
            ("cosh", cosh, -9...9), ("tanh", tanh, -3...3), ("asinh", asinh, -9...9), ("acosh", acosh, 1...9),
            ("atanh", atanh, -1...1), ("exp", exp, -700...700), ("exp2", exp2, -1000...1000), ("expm1", expm1, -2...2),
            ("log", log, 0...9), ("log2", log2, 0...9), ("log10", log10, 0...1e300), ("log1p", log1p, -0.9...2),
            ("cbrt", cbrt, -1e9...1e9),
        ]

    @Test("A result is that of the C library or near it", arguments: functions.indices)
    func near(index: Int) throws {
        let (name, function, range) = Self.functions[index]
        let library = try Self.library(name, as: Function.self)
        for x in Self.arguments(range) {
            // The C library's own results are up to three steps away from the correct ones.
            #expect(Self.distance(function(x), library(x)) <= 4, "\(name)(\(x))")
        }
    }

    @Test("Powers, angles of points and hypotenuses are those of the C library or near them")
    func ofTwo() throws {
        let functions: [(String, (Double, Double) -> Double)] = [("pow", pow), ("atan2", atan2), ("hypot", hypot)]
        for (name, function) in functions {
            let library = try Self.library(name, as: FunctionOfTwo.self)
            let values = Self.arguments(name == "pow" ? 0...50 : -50...50)
            for (x, y) in zip(values, values.dropFirst()) {
                #expect(Self.distance(function(x, y), library(x, y)) <= 2, "\(name)(\(x), \(y))")
            }
        }
    }

    @Test("Whole powers and their logarithms and roots are exact")
    func exact() {
        var power = 1.0
        for n in 0..<23 {
            #expect(pow(10, Double(n)) == power && log10(power) == Double(n))
            power *= 10
        }
        for n in -1_074..<1_024 {
            let power = scalbn(1, n)
            #expect(exp2(Double(n)) == power && log2(power) == Double(n))
        }
        for n in 1..<1_000 {
            let n = Double(n)
            #expect(cbrt(n * n * n) == n && pow(n, 3) == n * n * n && hypot(3 * n, 4 * n) == 5 * n)
        }
        let (zero, one) = (0.0, 1.0)
        #expect(exp(zero) == one && sin(zero) == zero && cos(zero) == one && acos(-one) == .pi)
        #expect(atan2(zero, -one) == .pi && atan2(one, zero) * 2 == .pi)
    }

    @Test("Zeros, infinities and NaN give what the C library gives")
    func special() throws {
        let values = [
            0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, 1e300, -1e300,
        ]
        func expectSame(_ own: Double, _ other: Double, _ words: String) {
            #expect(own.isNaN == other.isNaN && own.isInfinite == other.isInfinite, "\(words)")
            #expect(own.isNaN || own.sign == other.sign && Self.distance(own, other) <= 4, "\(words)")
        }
        for (name, function, _) in Self.functions {
            let library = try Self.library(name, as: Function.self)
            for x in values { expectSame(function(x), library(x), "\(name)(\(x))") }
        }
        let functions: [(String, (Double, Double) -> Double)] = [("pow", pow), ("atan2", atan2), ("hypot", hypot)]
        for (name, function) in functions {
            let library = try Self.library(name, as: FunctionOfTwo.self)
            for x in values {
                for y in values { expectSame(function(x, y), library(x, y), "\(name)(\(x), \(y))") }
            }
        }
    }

    @Test("Functions of floats have the value of those of doubles, rounded")
    func floats() {
        for x in Self.arguments(0...30) {
            let x = Float(x)
            #expect(sin(x) == Float(sin(Double(x))) && exp(x) == Float(exp(Double(x))))
            #expect(pow(x, 2.2) == Float(pow(Double(x), Double(2.2 as Float))))
        }
    }
}
