@_exported import AppIntents
@_exported import SwiftUI
