/// Where reading begins, by SwiftUI's names.
package enum LayoutDirection: String, CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }
