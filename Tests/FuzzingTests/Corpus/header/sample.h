#import <UIKit/UIKit.h>
#import "Other.h"
@import Foundation;
#define kLimit (1 << 4)
#define kName @"name"
#if TARGET_OS_IPHONE && !defined(X)
NS_ASSUME_NONNULL_BEGIN
typedef NS_ENUM(NSInteger, Kind) { KindA = 1, KindB = kLimit | 2, KindC };
typedef NS_OPTIONS(NSUInteger, Marks) { MarkA = 1 << 0, MarkB = 0x10UL } NS_SWIFT_NAME(Mark);
@protocol Listener <NSObject>
@optional
- (void)station:(Station *)station didChange:(nullable NSString *)name NS_SWIFT_NAME(station(_:changed:));
@end
NS_SWIFT_NAME(Station)
@interface Station<T> : NSObject <Listener, NSCopying> { int a; }
@property (nonatomic, readonly, copy, nullable, getter=isOpen) NSArray<NSDictionary<NSString *, id> *> *names;
@property (class) BOOL flag;
+ (instancetype)stationWithName:(NSString *)name error:(NSError **)error;
- (void)fetch:(void (^)(NSData *_Nullable data, NSError *error))completion __attribute__((swift_async(none)));
@end
@interface Station (More)
- (CGRect)frame;
@end
struct Pair { int first; double second[2]; };
typedef struct { float x, y; } Point2;
typedef void (^Block)(int, NSString *);
extern NSString *const StationName;
static inline int add(int a, int b) { return a + b; }
NS_ASSUME_NONNULL_END
#else
garbage (((
#endif
