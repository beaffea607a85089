/// Foundation's parts of Combine on Apple's platforms: a file that imports only Foundation can declare observable
/// objects. Every source of a widget sees it without importing it.
@_exported import protocol OpenCombine.ObservableObject
@_exported import struct OpenCombine.Published
