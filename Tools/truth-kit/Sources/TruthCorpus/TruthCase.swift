import SwiftUI

/// A view that both renderers draw, with what is read from it.
///
/// Cases use only public declarations of SwiftUI and Swift Charts, so that Apple's frameworks and Tessera's compile the
/// same file.
public struct TruthCase: Sendable {
    /// What is compared besides the frames of named views, which always are.
    public enum Reading: String, Codable, Sendable {
        /// The colors at the samples.
        case colors
        /// The smallest rectangle of pixels that differ from the background.
        case ink
        /// How much ink each row of pixels has: for a black shape on white, its covered length to a hundredth of a
        /// pixel, which distinguishes curves that differ by less than an edge.
        case coverage
        /// Every pixel.
        case picture
    }

    /// Unique, of lowercase letters, digits and hyphens: it names files and widgets.
    public let id: String
    public let subject: TruthSubject
    /// What is proposed to the view, in points; also the picture's size.
    public let size: CGSize
    /// Pixels per point.
    public let scale: Double
    public let appearance: ColorScheme
    /// By how many points a side of a frame may differ.
    public let precision: Double
    public let readings: [Reading]
    /// Points whose pixels are read.
    public let samples: [CGPoint]
    /// The entry of the evidence that this case decides, such as `E-STACK-5`.
    public let decides: String?
    public let view: @MainActor @Sendable () -> AnyView

    public init<Content: View>(
        _ id: String, _ subject: TruthSubject, _ width: Double, _ height: Double, scale: Double = 2,
        appearance: ColorScheme = .light, precision: Double = 0.01, readings: [Reading] = [], samples: [CGPoint] = [],
        decides: String? = nil, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) {
        self.id = id
        self.subject = subject
        self.size = CGSize(width: width, height: height)
        self.scale = scale
        self.appearance = appearance
        self.precision = precision
        self.readings = readings
        self.samples = samples
        self.decides = decides
        view = { AnyView(content()) }
    }
}

/// Makes a list of cases from statements, which the compiler checks one by one.
@resultBuilder
public enum TruthCaseBuilder {
    public static func buildExpression(_ value: TruthCase) -> [TruthCase] { [value] }

    public static func buildExpression(_ values: [TruthCase]) -> [TruthCase] { values }

    public static func buildBlock(_ lists: [TruthCase]...) -> [TruthCase] { lists.flatMap { $0 } }
}
