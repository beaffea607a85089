import Glibc

extension stat {
    public var st_atimespec: timespec {
        get { st_atim }
        set { st_atim = newValue }
    }
    public var st_mtimespec: timespec {
        get { st_mtim }
        set { st_mtim = newValue }
    }
    public var st_ctimespec: timespec {
        get { st_ctim }
        set { st_ctim = newValue }
    }
    /// The file system does not store the creation time; the last change of a file's status is the closest equivalent.
    public var st_birthtimespec: timespec {
        get { st_ctim }
        set { st_ctim = newValue }
    }
}
