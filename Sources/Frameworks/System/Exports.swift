@_exported import SystemPackage
