// A chart is a view; drawing one needs both.
@_exported import SwiftUI
