@_exported import CoreAudio
