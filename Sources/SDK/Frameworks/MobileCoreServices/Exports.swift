@_exported import CoreServices
@_exported import Foundation
