import CoreGraphics
import RenderModel

/// The fictitious apps that scenes show around widgets, with the project's own drawings and names. The names are proper
/// names, so they are not translated.
package enum AppIcon: String, CaseIterable, Hashable, Sendable {
    case harbor, lumen, quill, pebble, atlas, fern, echo, tally, orbit, drift, kite, nova, fable, grove, parcel, prism
    case tempo, ember, maple, cinder
    // The apps of the dock.
    case relay, cove, chord, lens

    package var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// The app with a name, ignoring case.
    package init?(named name: String) {
        self.init(rawValue: name.lowercased())
    }

    /// The apps of the grid and those of the dock.
    package static let grid: [AppIcon] = allCases.filter { !dock.contains($0) }
    static let dock: [AppIcon] = [.relay, .cove, .chord, .lens]

    /// The colors of the plate's top and bottom, and of the drawing on a light plate.
    var colors: IconColors {
        switch self {
        case .harbor: (0x4FB3F6, 0x1766C2, 0xFFFFFF)
        case .lumen: (0xFFD76A, 0xF79A1C, 0xFFFFFF)
        case .quill: (0xFFFDF6, 0xF3EBD8, 0xC98A2B)
        case .pebble: (0xE9EDF2, 0xC3CCD8, 0x4B5A70)
        case .atlas: (0x69D68B, 0x1F9D55, 0xFFFFFF)
        case .fern: (0xDFF5D8, 0xA9DFA0, 0x2E7D4F)
        case .echo: (0x3A3A42, 0x141418, 0xFF6B5E)
        case .tally: (0xFFFFFF, 0xE8EEF8, 0x2F6FEB)
        case .orbit: (0x5A4FCF, 0x261C7A, 0xF6D98A)
        case .drift: (0x7FE3EA, 0x1FA0B8, 0xFFFFFF)
        case .kite: (0xFF8FB1, 0xE53975, 0xFFFFFF)
        case .nova: (0x1D2B64, 0x0B1030, 0x9EC1FF)
        case .fable: (0xFFB27A, 0xE8622C, 0xFFFFFF)
        case .grove: (0xCFEFFF, 0x8CC9EE, 0x2B6E8F)
        case .parcel: (0xE9C9A0, 0xBF8C55, 0x5F3F1D)
        case .prism: (0xFFFFFF, 0xEDEBF7, 0x7A5AF0)
        case .tempo: (0x2B2B30, 0x0E0E11, 0xFFFFFF)
        case .ember: (0xFF7A59, 0xC7252B, 0xFFE7C7)
        case .maple: (0xFFF1E3, 0xFAD3B4, 0xC4472B)
        case .cinder: (0x8E97A6, 0x5A6270, 0xFFFFFF)
        case .relay: (0x6BE37D, 0x1FB84A, 0xFFFFFF)
        case .cove: (0x5CC8FF, 0x1B7FF0, 0xFFFFFF)
        case .chord: (0xFF6A88, 0xE8203F, 0xFFFFFF)
        case .lens: (0xF4F5F7, 0xD5D9E0, 0x3A4250)
        }
    }
}

/// The colors of a plate's top and bottom, and of the drawing on it, as six hexadecimal digits.
typealias IconColors = (top: UInt32, bottom: UInt32, ink: UInt32)

/// The appearance of icons on the Home Screen.
enum IconLook: Hashable, Sendable {
    case light
    case dark
    /// A plate in the user's color, with a white drawing.
    case tinted(RGBA)
    /// A glass plate, with a white drawing.
    case clear
}
