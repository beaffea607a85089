import Foundation

public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageTruncateKernel = 64
public let kvImageDoNotTile = 16
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
public let kvImageMemoryAllocationError: vImage_Error = -21771
public let kvImageNullPointerArgument: vImage_Error = -21772

/// Scales four-byte pixels to another size: each is the mean of those that it covers.
@discardableResult
public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    guard let from = source.data, let to = target.data else { return kvImageNullPointerArgument }
    guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { return kvImageNoError }
    func span(_ index: Int, of count: vImagePixelCount, in total: vImagePixelCount) -> Range<Int> {
        let start = index * Int(total) / Int(count)
        return start..<max(start + 1, (index + 1) * Int(total) / Int(count))
    }
    for y in 0..<Int(target.height) {
        let rows = span(y, of: target.height, in: source.height)
        for x in 0..<Int(target.width) {
            let columns = span(x, of: target.width, in: source.width)
            for channel in 0..<4 {
                var sum = 0
                for row in rows {
                    for column in columns {
                        let offset = row * source.rowBytes + column * 4 + channel
                        sum += Int(from.load(fromByteOffset: offset, as: UInt8.self))
                    }
                }
                let count = rows.count * columns.count
                to.storeBytes(
                    of: UInt8((sum + count / 2) / count), toByteOffset: y * target.rowBytes + x * 4 + channel,
                    as: UInt8.self)
            }
        }
    }
    return kvImageNoError
}

/// Blurs pixels of four bytes: each becomes the mean of those in a box around it; edge pixels are repeated outside.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    guard let from = source.data, let to = target.data else { return kvImageNullPointerArgument }
    // A box has a middle, so its sides are odd.
    guard kernel_width % 2 == 1, kernel_height % 2 == 1 else { return -21767 }
    let (left, top) = (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
    let (width, height) = (Int(source.width), Int(source.height))
    guard left + Int(target.width) <= width, top + Int(target.height) <= height else {
        return kvImageRoiLargerThanInputBuffer
    }
    let (reachX, reachY) = (Int(kernel_width) / 2, Int(kernel_height) / 2)
    // Means along rows, then along columns of these.
    var sums = [UInt32](repeating: 0, count: Int(target.width) * height * 4)
    for y in 0..<height {
        for x in 0..<Int(target.width) {
            for channel in 0..<4 {
                var sum: UInt32 = 0
                for near in left + x - reachX...left + x + reachX {
                    let column = min(max(near, 0), width - 1)
                    let offset = y * source.rowBytes + column * 4 + channel
                    sum += UInt32(from.load(fromByteOffset: offset, as: UInt8.self))
                }
                sums[(y * Int(target.width) + x) * 4 + channel] = sum
            }
        }
    }
    let count = UInt64(kernel_width) * UInt64(kernel_height)
    for y in 0..<Int(target.height) {
        for x in 0..<Int(target.width) {
            for channel in 0..<4 {
                var sum: UInt64 = 0
                for near in top + y - reachY...top + y + reachY {
                    let row = min(max(near, 0), height - 1)
                    sum += UInt64(sums[(row * Int(target.width) + x) * 4 + channel])
                }
                to.storeBytes(
                    of: UInt8((sum + count / 2) / count), toByteOffset: y * target.rowBytes + x * 4 + channel,
                    as: UInt8.self)
            }
        }
    }
    return kvImageNoError
}
