/// The contrast between colors.
package enum Contrast: String, CaseIterable, Hashable, Sendable { case standard, increased }
