/// How strongly colours stand out from each other.
package enum Contrast: String, CaseIterable, Hashable, Sendable { case standard, increased }
