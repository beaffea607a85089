@_exported import AudioToolbox
@_exported import CoreAudio
@_exported import Foundation
