/// The module that widget sources import as `Combine`: OpenCombine with the conformances of Dispatch's and Foundation's
/// types that Apple's frameworks provide (`DispatchQueue` as a scheduler, `Timer.publish`, `dataTaskPublisher`).
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
