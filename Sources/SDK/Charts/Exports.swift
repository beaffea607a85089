// A chart is a view; whoever draws one needs both.
@_exported import SwiftUI
