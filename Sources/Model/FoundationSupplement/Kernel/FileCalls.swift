import Foundation

/// Opens a file for events only; reading is the closest equivalent.
public let O_EVTONLY: Int32 = O_RDONLY
public let O_SYMLINK: Int32 = O_NOFOLLOW
/// Locking a file while opening it is not supported.
public let O_SHLOCK: Int32 = 0
public let O_EXLOCK: Int32 = 0

public let F_RDAHEAD: Int32 = 45
public let F_NOCACHE: Int32 = 48
public let F_GETPATH: Int32 = 50
public let F_FULLFSYNC: Int32 = 51
public let F_BARRIERFSYNC: Int32 = 85
