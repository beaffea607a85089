/// Whether the interface is light or dark, by SwiftUI's names.
package enum ColorScheme: String, CaseIterable, Hashable, Sendable { case light, dark }
