@_exported import ExtensionFoundation
@_exported import SwiftUI
@_exported import UIKit
