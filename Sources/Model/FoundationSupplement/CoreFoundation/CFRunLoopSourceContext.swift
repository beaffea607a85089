public struct CFRunLoopSourceContext {
    public var version: CFIndex
    public var info: UnsafeMutableRawPointer!
    public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)!
    public var release: ((UnsafeRawPointer?) -> Void)!
    public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)!
    public var equal: ((UnsafeRawPointer?, UnsafeRawPointer?) -> UInt8)!
    public var hash: ((UnsafeRawPointer?) -> CFHashCode)!
    public var schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!
    public var cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!
    public var perform: ((UnsafeMutableRawPointer?) -> Void)!

    public init() {
        version = 0
    }

    public init(
        version: CFIndex, info: UnsafeMutableRawPointer!, retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)!,
        release: ((UnsafeRawPointer?) -> Void)!, copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)!,
        equal: ((UnsafeRawPointer?, UnsafeRawPointer?) -> UInt8)!, hash: ((UnsafeRawPointer?) -> CFHashCode)!,
        schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!,
        cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!,
        perform: ((UnsafeMutableRawPointer?) -> Void)!
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
        self.equal = equal
        self.hash = hash
        self.schedule = schedule
        self.cancel = cancel
        self.perform = perform
    }
}

public func CFRunLoopSourceCreate(
    _ allocator: CFAllocator!, _ order: CFIndex, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! {
    CFRunLoopSource()
}
