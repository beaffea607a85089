/// What Foundation has of Combine on Apple's platforms: a file that imports Foundation alone declares objects that
/// announce their changes. Every source of a widget sees it without importing it.
@_exported import protocol OpenCombine.ObservableObject
@_exported import struct OpenCombine.Published
